import { texts } from '../texts.ts'

export const userAdminTexts = texts({
  name: ['Name', '姓名'],
  account: ['Account', '账号'],
  password: ['Initial password', '初始密码'],
  userType: ['User type', '用户类型'],
  organizeId: ['Organisation', '所属组织'],
  roleIds: ['Roles', '角色'],
  stationIds: ['Stations', '场站'],
  groupIds: ['Fleets', '车队'],
  telephone: ['Mobile number', '手机号码'],
  email: ['E-mail', '邮箱'],
  sex: ['Sex', '性别'],
  weChatNumber: ['WeChat', '微信号'],
  zipCode: ['Zip code', '邮政编码'],
  phone: ['Landline', '固定电话'],
  mailAddress: ['Mailing address', '通讯地址'],
  standing: ['State', '状态'],
  lastLogin: ['Last login', '最近登录'],
  lockedUntil: ['Locked until', '锁定至'],
  passwordTime: ['Password changed', '密码修改时间'],
  createTime: ['Created', '创建时间'],
})
