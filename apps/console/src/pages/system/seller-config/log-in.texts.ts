import { texts } from '@ampdeck/api/texts'

export const logInTexts = texts({
  rules: ['Login rules', '登录规则'],
  singleSignOn: ['Single sign-on', '单点登录'],
})
