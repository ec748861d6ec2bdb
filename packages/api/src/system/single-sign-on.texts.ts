import { texts } from '../texts.ts'

export const singleSignOnTexts = texts({
  isOn: ['Offered on the login page', '在登录页显示'],
  name: ['Name on the button', '按钮名称'],
  issuer: ['Issuer', '颁发者地址'],
  clientId: ['Client ID', '客户端 ID'],
  clientSecret: ['Client secret', '客户端密钥'],
  groupClaim: ['Claim with the groups', '用户组声明'],
  roles: ['Roles by group', '用户组对应角色'],
  domains: ['E-mail domains', '邮箱域名'],
  makesAccounts: ['Create accounts at the first login', '首次登录时创建账号'],
  matchesEmail: ['Match accounts by verified e-mail', '按已验证邮箱匹配账号'],
  endsSession: ['Log out at the provider as well', '退出时同时退出身份提供方'],
})
