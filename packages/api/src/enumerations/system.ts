import { enumeration } from '../enumeration.ts'

export const sex = enumeration('Sex', {
  male: [1, 'Male', '男'],
  female: [2, 'Female', '女'],
  confidential: [3, 'Confidential', '保密'],
})

export const userType = enumeration('UserType', {
  ordinary: [1, 'Ordinary', '普通用户'],
  dispatch: [2, 'Dispatch', '调度人员'],
  repair: [3, 'Repair', '维修人员'],
})

/** A forbidden seller's people are logged out, and nothing is started from afar. */
export const sellerState = enumeration('SellerState', {
  enabled: [1, 'Enabled', '启用', 'open', 'good'],
  forbidden: [2, 'Forbidden', '禁用', 'closed', 'off'],
})

/** Whether somebody can log in; only `disabled` is a state of its own, the others follow from it. */
export const userStanding = enumeration('UserStanding', {
  enabled: [1, 'Enabled', '已启用', 'good', 'good'],
  firstLogin: [2, 'First login', '待首次登录', 'waiting', 'waiting'],
  locked: [3, 'Locked', '已锁定', 'alarm', 'warning'],
  disabled: [4, 'Disabled', '已停用', 'closed', 'off'],
})

/** The kinds of entries in the menu tree. */
export const componentType = enumeration('ComponentType', {
  catalog: ['CATALOG', 'Catalog', '目录'],
  menu: ['MENU', 'Menu', '菜单'],
  button: ['BUTTON', 'Button', '按钮'],
})

/** How much of a seller a role lets its users see. */
export const dataScope = enumeration('DataScope', {
  seller: [1, 'Whole seller', '整个商户'],
  below: [2, 'Own organisation and below', '本组织及下级'],
  own: [3, 'Own organisation', '本组织'],
  chosen: [4, 'Chosen stations and fleets', '指定场站和车队'],
  personal: [5, 'Own records', '本人数据'],
})

/** A file may be downloaded only while `downloadable`. */
export const exportState = enumeration('ExportState', {
  generating: [1, 'Generating', '生成中', 'preparing', 'busy'],
  downloadable: [2, 'Downloadable', '可下载', 'good', 'good'],
  failed: [3, 'Failed', '失败', 'fault', 'bad'],
})

/** An import is `failed` when any of its rows was; the good rows are kept. */
export const importState = enumeration('ImportState', {
  importing: [1, 'Importing', '导入中', 'preparing', 'busy'],
  done: [2, 'Done', '已完成', 'good', 'good'],
  failed: [3, 'Failed', '失败', 'fault', 'bad'],
})

/** The code is the number of days to the next report; 30 reports the natural month before. */
export const timingCycle = enumeration('TimingCycle', {
  daily: [1, 'Daily', '每天'],
  weekly: [7, 'Every 7 days', '每 7 天'],
  monthly: [30, 'Natural month', '自然月'],
})

export const isPush = enumeration('IsPush', {
  none: [0, 'No push', '不推送'],
  email: [1, 'E-mail push', '邮件推送'],
})

/** The four tables that are imported from a spreadsheet. */
export const importTemplate = enumeration('ImportTemplate', {
  pile: [1, 'Pile import', '电桩导入'],
  fleetMember: [2, 'Fleet sub-member import', '车队子成员导入'],
  vehicle: [3, 'Personal-member vehicle matching', '个人会员车辆匹配'],
  meterFee: [4, 'Electricity-meter fee import', '电表费用导入'],
  chargeBill: [5, 'Charge bill import', '充电账单导入'],
  vinPass: [6, 'VIN pass import', 'VIN 授权导入'],
  vinBinding: [7, 'VIN binding import', 'VIN 绑定导入'],
})

/** How the server answered a call. */
export const callResult = enumeration('CallResult', {
  done: [0, 'Done', '成功', 'good', 'good'],
  notLoggedIn: [2, 'Not logged in', '未登录', 'closed', 'off'],
  wrong: [4, 'Wrong password or captcha', '密码或验证码错误', 'refused', 'warning'],
  locked: [8, 'Locked or disabled', '已锁定或停用', 'fault', 'bad'],
  invalid: [400, 'Not valid', '参数无效', 'waiting', 'minor'],
  sessionEnded: [401, 'Session ended', '会话已结束', 'offline', 'off'],
  forbidden: [403, 'Not allowed', '无权限', 'paused', 'warning'],
  notFound: [404, 'Not found', '不存在', 'unknown', 'off'],
  timeout: [408, 'Timed out', '超时', 'sending', 'warning'],
  refused: [409, 'Refused', '被拒绝', 'alarm', 'warning'],
  tooMany: [429, 'Too many calls', '请求过多', 'again', 'warning'],
  failed: [500, 'Failed', '失败', 'level1', 'bad'],
  away: [503, 'Not available', '暂不可用', 'backFault', 'bad'],
  extraVerification: [921, 'Extra verification', '需要异地登录验证', 'reserved', 'reserved'],
})

/** What a write did to a record. */
export const changeKind = enumeration('ChangeKind', {
  added: [1, 'Added', '新增'],
  changed: [2, 'Changed', '修改'],
  deleted: [3, 'Deleted', '删除'],
  restored: [4, 'Restored', '恢复'],
})

/** What a parameter is about. */
export const paramGroup = enumeration('ParamGroup', {
  security: ['security', 'Security', '安全'],
  charging: ['charging', 'Charging', '充电'],
  money: ['money', 'Money', '资金'],
  alarm: ['alarm', 'Alarms', '告警'],
  keeping: ['keeping', 'Keeping', '数据保留'],
})

/** A switch on the wire. */
export const onOff = enumeration('OnOff', {
  on: [1, 'On', '开启'],
  off: [0, 'Off', '关闭'],
})

/** What an SMS is sent for. */
export const smsScene = enumeration('SmsScene', {
  captcha: [1, 'Captcha', '验证码'],
  balanceLow: [3, 'Low balance', '余额不足'],
  alarm: [4, 'Alarm', '告警'],
  occupyOver: [5, 'Occupy fee begins', '占位计费'],
  unpaid: [6, 'Unpaid charge', '欠费提醒'],
  occupyHalf: [7, 'Free minutes run out', '免费停放提醒'],
  reservationCancelled: [8, 'Reservation cancelled', '预约取消'],
})

/** What has become of an SMS; it is kept where there is no gateway. */
export const smsState = enumeration('SmsState', {
  pending: [1, 'Waiting', '等待发送', 'waiting', 'waiting'],
  sent: [2, 'Sent', '已发送', 'good', 'good'],
  failed: [3, 'Failed', '发送失败', 'fault', 'bad'],
  kept: [4, 'Kept here', '仅保存', 'paused', 'off'],
})
