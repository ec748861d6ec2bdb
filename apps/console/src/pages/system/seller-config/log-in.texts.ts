import { texts } from '@ampdeck/api/texts'

export const logInTexts = texts({
  rules: ['Log-in rules', '登录规则'],
  singleSignOn: ['Single sign-on', '单点登录'],
})
