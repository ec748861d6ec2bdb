import { enumeration } from '../enumeration.ts'

export const memberType = enumeration('MemberType', {
  personal: [1, 'Personal', '个人会员'],
  fleet: [2, 'Fleet', '车队会员'],
  interconnection: [3, 'Interconnection', '互联互通会员'],
  other: [9, 'Other', '其他'],
})

export const memberStatus = enumeration('MemberStatus', {
  normal: [1, 'Normal', '正常', 'open', 'good'],
  lost: [2, 'Lost', '已挂失', 'alarm', 'warning'],
  locked: [3, 'Locked', '已锁定', 'fault', 'bad'],
  disabled: [4, 'Disabled', '已停用', 'closed', 'off'],
  cancelled: [5, 'Cancelled', '已注销', 'offline', 'off'],
})

export const memberLevel = enumeration('MemberLevel', {
  silver: [1, 'Silver', '白银'],
  gold: [2, 'Gold', '黄金'],
  platinum: [3, 'Platinum', '铂金'],
  diamond: [4, 'Diamond', '钻石'],
  blackGold: [5, 'Black gold', '黑金'],
})

/** Accounts pay in the order reward, card or phone number, credit. */
export const accountType = enumeration('AccountType', {
  card: [1, 'Card', '卡账户'],
  phoneNumber: [2, 'Phone number', '手机号账户'],
  reward: [3, 'Reward', '赠送账户'],
  credit: [4, 'Credit', '信用账户'],
})

/** Accounts, fleets and passes are either in use or disabled. */
export const activeState = enumeration('ActiveState', {
  on: [1, 'In use', '启用', 'open', 'good'],
  off: [2, 'Disabled', '停用', 'closed', 'off'],
})

export const cardKind = enumeration('CardKind', {
  physical: [1, 'Physical', '实体卡'],
  virtual: [2, 'Virtual', '虚拟卡'],
})

/** A grey lock is the pile's: the card left before the bill was written on it. */
/** By its last day: what ends within 30 days ends soon. */
export const cardExpiry = enumeration('CardExpiry', {
  unlimited: [1, 'Without end', '长期有效', 'open', 'good'],
  valid: [2, 'Valid', '有效', 'good', 'good'],
  soon: [3, 'Expires soon', '即将到期', 'alarm', 'warning'],
  expired: [4, 'Expired', '已过期', 'closed', 'off'],
})
export const cardStatus = enumeration('CardStatus', {
  normal: [1, 'Normal', '正常', 'open', 'good'],
  lost: [2, 'Lost', '已挂失', 'alarm', 'warning'],
  greyLocked: [3, 'Grey lock', '灰锁', 'fault', 'bad'],
  frozen: [4, 'Frozen', '已冻结', 'closed', 'off'],
  cancelled: [5, 'Cancelled', '已注销', 'offline', 'off'],
})

/** How a car that is known by its VIN starts. */
export const vinStartMode = enumeration('VinStartMode', {
  automatic: [1, 'Automatic', '自动启动'],
  confirmed: [2, 'Confirmed in the app', 'App 确认启动'],
})

/** Who pays for a car that is known by its VIN. */
export const vinPayer = enumeration('VinPayer', {
  member: [1, 'Member', '会员'],
  fleet: [2, 'Fleet', '车队'],
})

/** Whether a VIN pass has somebody who pays. */
export const vinBound = enumeration('VinBound', {
  bound: [1, 'Bound', '已绑定'],
  unbound: [2, 'Nobody pays', '未绑定付款方'],
})

/** Why a member may not start for a while. */
export const suspendReason = enumeration('SuspendReason', {
  arrears: [1, 'Arrears', '欠费'],
  fraud: [2, 'Fraud', '欺诈'],
  occupyAbuse: [3, 'Occupy abuse', '恶意占位'],
  manual: [4, 'Manual', '人工'],
})

export const suspendMode = enumeration('SuspendMode', {
  automatic: [1, 'Automatic', '自动'],
  manual: [2, 'Manual', '人工'],
})

export const suspendState = enumeration('SuspendState', {
  suspended: [1, 'Suspended', '已挂起', 'fault', 'bad'],
  released: [2, 'Released', '已解除', 'good', 'good'],
})

export const vehicleType = enumeration('VehicleType', {
  privateCar: [1, 'Private car', '私家车'],
  taxi: [2, 'Taxi', '出租车'],
  rideHailing: [3, 'Ride hailing', '网约车'],
  bus: [4, 'Bus', '公交车'],
  logisticsVan: [5, 'Logistics van', '物流车'],
  heavyTruck: [6, 'Heavy truck', '重卡'],
  officialCar: [7, 'Official car', '公务车'],
  other: [9, 'Other', '其他'],
})

export const fleetKind = enumeration('FleetKind', {
  company: [1, 'Company', '企业'],
  taxi: [2, 'Taxi', '出租'],
  bus: [3, 'Bus', '公交'],
  logistics: [4, 'Logistics', '物流'],
  official: [5, 'Official', '公务'],
})

/** Who pays for the charges of a fleet's members and cars. */
export const fleetPayMode = enumeration('FleetPayMode', {
  fleet: [1, 'Fleet pays', '车队支付'],
  allocated: [2, 'Allocated to members', '分配给成员'],
  monthlyCredit: [3, 'Monthly credit', '月结授信'],
})

/** Whose charges a limit holds for. */
export const limitTarget = enumeration('LimitTarget', {
  fleet: [1, 'Fleet', '车队'],
  vehicle: [2, 'Vehicle', '车辆'],
  member: [3, 'Member', '会员'],
})

/** By which ways a fleet is reminded of its balance. */
export const reminderWay = enumeration('ReminderWay', {
  sms: [1, 'SMS', '短信'],
  mail: [2, 'E-mail', '邮件'],
})

/** What a member is in a fleet. */
export const fleetRole = enumeration('FleetRole', {
  driver: [1, 'Driver', '司机'],
  manager: [2, 'Manager', '管理员'],
})

/** Vehicle certifications, comments and contracts are audited alike. */
export const auditState = enumeration('AuditState', {
  draft: [0, 'Draft', '草稿', 'building', 'off'],
  underReview: [1, 'Under review', '审核中', 'waiting', 'waiting'],
  passed: [2, 'Approved', '已通过', 'good', 'good'],
  refused: [3, 'Rejected', '已驳回', 'fault', 'bad'],
})

/** Why an account waits for the caller. */
export const accountTodo = enumeration('AccountTodo', {
  toConfirm: [1, 'Correction to audit', '待审核更正'],
})

/** What waits for the caller, who has sent in none of it. */
export const auditTodo = enumeration('AuditTodo', {
  toAudit: [1, 'For me to audit', '待我审核'],
})

/** What can have a tag. */
export const tagObject = enumeration('TagObject', {
  member: [1, 'Members', '会员'],
  station: [2, 'Stations', '场站'],
  vehicle: [3, 'Vehicles', '车辆'],
})

/** Who gives a tag: people one by one, or a rule that is evaluated anew each night. */
export const tagKind = enumeration('TagKind', {
  manual: [1, 'By people', '手动'],
  rule: [2, 'By rule', '规则'],
})

/** Praise or blame. */
export const evaluateTagKind = enumeration('EvaluateTagKind', {
  bad: [0, 'Critical', '差评'],
  good: [1, 'Positive', '好评'],
})

export const commentStars = enumeration('CommentStars', {
  one: [1, '1 star', '1 星'],
  two: [2, '2 stars', '2 星'],
  three: [3, '3 stars', '3 星'],
  four: [4, '4 stars', '4 星'],
  five: [5, '5 stars', '5 星'],
})

/** What a member has become, by the charges of the last 90 days (`statistics/portrait-rules.ts`). */
export const userSegment = enumeration('UserSegment', {
  loyal: [1, 'Loyal', '忠诚', 'good', 'good'],
  growing: [2, 'Growing', '成长', 'charging', 'busy'],
  occasional: [3, 'Occasional', '偶尔', 'idle', 'quiet'],
  sleeping: [4, 'Sleeping', '沉睡', 'paused', 'warning'],
  lost: [5, 'Lost', '流失', 'closed', 'off'],
})

/** Days since the last charge. */
export const recencyBand = enumeration('RecencyBand', {
  week: [1, '0–7 days', '0–7 天'],
  month: [2, '8–30 days', '8–30 天'],
  twoMonths: [3, '31–60 days', '31–60 天'],
  threeMonths: [4, '61–90 days', '61–90 天'],
  longer: [5, 'Over 90 days', '90 天以上'],
})

/** Charges in 90 days. */
export const frequencyBand = enumeration('FrequencyBand', {
  none: [1, 'None', '无'],
  few: [2, '1–2 charges', '1–2 次'],
  some: [3, '3–5 charges', '3–5 次'],
  many: [4, '6–11 charges', '6–11 次'],
  weekly: [5, '12–23 charges', '12–23 次'],
  often: [6, '24 and more', '24 次及以上'],
})

/** What was payable in 90 days, in yuan. */
export const spendBand = enumeration('SpendBand', {
  none: [1, 'Nothing', '无'],
  to50: [2, 'Up to 50 yuan', '50 元以内'],
  to200: [3, '50–200 yuan', '50–200 元'],
  to500: [4, '200–500 yuan', '200–500 元'],
  to1000: [5, '500–1,000 yuan', '500–1000 元'],
  to2000: [6, '1,000–2,000 yuan', '1000–2000 元'],
  over2000: [7, 'Over 2,000 yuan', '2000 元以上'],
})

/** How far from the preferred station the farthest other one is that a member used. */
export const reachBand = enumeration('ReachBand', {
  one: [1, 'One station only', '仅一个场站'],
  to2: [2, 'Up to 2 km', '2 公里内'],
  to5: [3, '2–5 km', '2–5 公里'],
  to10: [4, '5–10 km', '5–10 公里'],
  to30: [5, '10–30 km', '10–30 公里'],
  over30: [6, 'Over 30 km', '30 公里以上'],
})
