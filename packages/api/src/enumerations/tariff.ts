import { enumeration } from '../enumeration.ts'

/** For whom a cost model is. */
export const costModelScope = enumeration('CostModelScope', {
  general: [1, 'General', '通用'],
  fleet: [2, 'Fleet', '车队'],
  interconnection: [3, 'Interconnection', '互联互通'],
})

/** How the service fee is found. */
export const serviceMode = enumeration('ServiceMode', {
  byPeriod: [1, 'Per kWh by period', '按电量分时段'],
  onePrice: [2, 'Per kWh, one price', '按电量统一价'],
  byTime: [3, 'Per started time unit', '按时长'],
  perCharge: [4, 'Per charge', '按次'],
})

/** The states of a cost model and of its versions. */
export const costModelState = enumeration('CostModelState', {
  draft: [1, 'Draft', '草稿', 'building', 'off'],
  issued: [2, 'Issued', '已下发', 'good', 'good'],
  replaced: [3, 'Replaced', '已替换', 'full', 'done'],
  cancelled: [4, 'Cancelled', '已取消', 'offline', 'off'],
  disabled: [5, 'Disabled', '已停用', 'closed', 'off'],
})

/** What a cost model can be bound to; the most specific wins. */
export const costModelTarget = enumeration('CostModelTarget', {
  station: [1, 'Station', '场站'],
  pile: [2, 'Pile', '电桩'],
  gun: [3, 'Gun', '充电枪'],
})

/** Days of the week, Monday first. */
export const weekday = enumeration('Weekday', {
  monday: [1, 'Mon', '周一'],
  tuesday: [2, 'Tue', '周二'],
  wednesday: [3, 'Wed', '周三'],
  thursday: [4, 'Thu', '周四'],
  friday: [5, 'Fri', '周五'],
  saturday: [6, 'Sat', '周六'],
  sunday: [7, 'Sun', '周日'],
})

/** Where the price of a charge comes from, the most particular last. */
export const priceLevel = enumeration('PriceLevel', {
  station: [1, 'Station', '场站'],
  pile: [2, 'Pile', '电桩'],
  gun: [3, 'Gun', '充电枪'],
  gunStrategy: [4, 'Gun strategy', '枪策略'],
})

/** A gun strategy by its dates. */
export const gunStrategyState = enumeration('GunStrategyState', {
  inForce: [1, 'In force', '生效中', 'good', 'good'],
  upcoming: [2, 'Upcoming', '未生效', 'waiting', 'waiting'],
  over: [3, 'Over', '已过期', 'closed', 'off'],
})

/** What a site discount lowers. */
export const discountFee = enumeration('DiscountFee', {
  service: [1, 'Service fee', '服务费'],
  all: [2, 'Service and energy fee', '服务费和电费'],
})

/** Who bears a site discount. */
export const discountBearer = enumeration('DiscountBearer', {
  seller: [1, 'Seller', '商户'],
  siteOwner: [2, 'Site owner', '场地方'],
})

/** For whom an exclusive price holds. */
export const exclusiveTarget = enumeration('ExclusiveTarget', {
  fleet: [1, 'Fleet', '车队'],
  tag: [2, 'Member tag', '会员标签'],
})

/** How an exclusive strategy sets the service price. */
export const exclusiveService = enumeration('ExclusiveService', {
  flat: [1, 'Flat price', '固定单价'],
  off: [2, 'Percent off', '按比例减免'],
})

/** How an exclusive strategy sets the energy price. */
export const exclusiveEnergy = enumeration('ExclusiveEnergy', {
  keep: [0, 'As in the tariff', '按费率'],
  flat: [1, 'Flat price', '固定单价'],
})
