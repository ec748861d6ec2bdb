import { screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { actionTexts } from '@ampdeck/api/menu/menu-tree/actions'
import { type Text, texts } from '@ampdeck/api/texts'

/** Calls that everybody may make about their own account, and those that nobody needs a page for. */
const own: Readonly<Record<string, Text>> = texts({
  update: ['Change own data', '修改个人信息'],
  uploadAvatar: ['Upload a picture', '上传头像'],
  checkPassword: ['Check the password', '校验密码'],
  updatePassword: ['Change the password', '修改密码'],
  revokeSession: ['End a session', '结束会话'],
  revokeOtherSessions: ['End the other sessions', '结束其他会话'],
  logout: ['Log out', '退出登录'],
  login: ['Log in', '登录'],
  save: ['Save', '保存'],
  delete: ['Delete', '删除'],
  read: ['Mark as read', '标记为已读'],
  readAll: ['Mark all as read', '全部标记为已读'],
  updateOrSave: ['Save a timing', '保存定时导出'],
  uploadPicture: ['Upload a picture', '上传图片'],
  undo: ['Undo', '撤销'],
  beginApp: ['Start setting up the authenticator app', '开始设置身份验证器'],
  confirmApp: ['Set up the authenticator app', '设置身份验证器'],
  removeApp: ['Remove the authenticator app', '移除身份验证器'],
  passkeyOptions: ['Start with a passkey', '开始使用通行密钥'],
  addPasskey: ['Add a passkey', '添加通行密钥'],
  renamePasskey: ['Rename a passkey', '重命名通行密钥'],
  removePasskey: ['Remove a passkey', '移除通行密钥'],
  renewRecoveryCodes: ['Renew the recovery codes', '重新生成恢复码'],
  leaveView: ['Leave the view as another user', '退出用户视角'],
  smsCaptchaLogin: ['Log in by SMS', '短信登录'],
  getSmsLoginCaptcha: ['Ask for a login captcha', '获取登录验证码'],
  sendIpCaptcha: ['Ask for a captcha of the address check', '获取异地登录验证码'],
  ipLogin: ['Log in after the address check', '异地登录'],
  secondStep: ['Log in with a second factor', '二次验证登录'],
  passkeyLogin: ['Log in with a passkey', '通行密钥登录'],
  providerStart: ['Start single sign-on', '开始单点登录'],
  providerLogin: ['Log in by single sign-on', '单点登录'],
  authLogin: ['Log in by ticket', '授权登录'],
  sellerLogin: ['Log in', '登录'],
})
const words = texts({
  ownAccount: ['Own account', '个人账号'],
  publicPlace: ['Without login', '未登录'],
})

const pages = new Map<string, Text>(
  [...screens, ...screensOutsideMenu].map(({ id, titleEn, title }) => [id, [titleEn, title]]),
)

/** The page of a right, as the menu calls it. */
export function pageOf(permission: string): Text {
  const [id = ''] = permission.split(/[ :]/, 1)
  if (id === 'signedIn') return words.ownAccount
  return id === 'public' ? words.publicPlace : (pages.get(id) ?? [id, id])
}

/** What somebody did, as the button says. */
export function actionOf(permission: string, path: string): Text {
  const action = permission.split(' ', 1)[0]?.split(':')[1]
  const byKey = action && (actionTexts as Readonly<Record<string, Text>>)[action]
  if (byKey) return byKey
  const name = path.split('/').at(-1) ?? ''
  const known = own[name] ?? (actionTexts as Readonly<Record<string, Text>>)[name]
  if (known) return known
  const plain = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const spoken = plain.charAt(0).toUpperCase() + plain.slice(1)
  return [spoken, spoken]
}
