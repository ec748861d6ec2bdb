import { texts } from '@ampdeck/api/texts'

/** The fields of a user, by their names. */
export const userTexts = texts({
  icon: ['Avatar', '头像'],
  name: ['Name', '姓名'],
  account: ['Account', '账号'],
  sex: ['Sex', '性别'],
  organize: ['Organisation', '所属组织'],
  userType: ['User type', '用户类型'],
  roleList: ['Roles', '角色'],
  createTime: ['Created', '创建时间'],
  telephone: ['Mobile number', '手机号码'],
  weChatNumber: ['WeChat', '微信号'],
  zipCode: ['Zip code', '邮政编码'],
  email: ['E-mail', '邮箱'],
  phone: ['Landline', '固定电话'],
  mailAddress: ['Mailing address', '通讯地址'],
})

export const accountTexts = texts({
  profile: ['Personal profile', '个人资料'],
  editProfile: ['Edit profile', '编辑个人资料'],
  edit: ['Edit', '编辑'],
  changePassword: ['Change password', '修改密码'],
  saved: ['Profile saved', '个人资料已保存'],
})
