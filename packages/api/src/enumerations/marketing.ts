import { enumeration } from '../enumeration.ts'

/** What a coupon lowers. */
export const couponType = enumeration('CouponType', {
  serviceFee: [1, 'Service fee', '服务费券'],
  electricityFee: [2, 'Electricity fee', '电费券'],
  cash: [3, 'Cash', '现金券'],
})

export const couponStatus = enumeration('CouponStatus', {
  unused: [1, 'Unused', '未使用', 'open', 'good'],
  used: [2, 'Used', '已使用', 'full', 'done'],
  expired: [3, 'Expired', '已过期', 'offline', 'off'],
  voided: [4, 'Voided', '已作废', 'voided', 'off'],
  soonExpiring: [5, 'Soon expiring', '即将过期', 'waiting', 'warning'],
  frozen: [6, 'Frozen', '已冻结', 'paused', 'waiting'],
})

export const promotionStatus = enumeration('PromotionStatus', {
  notStarted: ['not_started', 'Not started', '未开始', 'waiting', 'waiting'],
  processing: ['processing', 'Running', '进行中', 'open', 'good'],
  over: ['over', 'Over', '已结束', 'full', 'done'],
  invalid: ['invalid', 'Invalid', '已失效', 'closed', 'off'],
})

export const carouselAudit = enumeration('CarouselAudit', {
  passed: ['PASS', 'Approved', '审核通过', 'good', 'good'],
  refused: ['NO_PASS', 'Rejected', '审核未通过', 'fault', 'bad'],
  underReview: ['UNDER_REVIEW', 'Under review', '审核中', 'waiting', 'waiting'],
})

/** The life of a coupon's template. */
export const couponState = enumeration('CouponState', {
  draft: [1, 'Draft', '草稿', 'building', 'off'],
  on: [2, 'In use', '启用', 'open', 'good'],
  off: [3, 'Disabled', '停用', 'closed', 'off'],
  voided: [4, 'Voided', '已作废', 'voided', 'off'],
})

/** Who bears what a coupon takes off. */
export const couponBearer = enumeration('CouponBearer', {
  seller: [1, 'Seller', '商户'],
  stationOwner: [2, 'Station owner', '场站业主'],
  partner: [3, 'Partner', '合作方'],
})

export const couponValidKind = enumeration('CouponValidKind', {
  fixed: [1, 'Fixed dates', '固定日期'],
  days: [2, 'Days after issue', '领取后天数'],
})

export const activityKind = enumeration('ActivityKind', {
  rechargeGift: [1, 'Recharge gift', '充值赠送'],
  chargeDiscount: [2, 'Charge discount', '充电折扣'],
  registrationGift: [3, 'Registration gift', '注册有礼'],
  invite: [4, 'Invite', '邀请有礼'],
  scanCode: [5, 'Scan code', '扫码有礼'],
  teamOrder: [6, 'Team order', '拼团'],
  pointsMultiplier: [7, 'Points multiplier', '积分翻倍'],
})

/** The life of an activity. */
export const activityState = enumeration('ActivityState', {
  draft: [1, 'Draft', '草稿', 'building', 'off'],
  issued: [2, 'Issued', '已发布', 'waiting', 'waiting'],
  running: [3, 'Running', '进行中', 'open', 'good'],
  soldOut: [4, 'Sold out', '已售罄', 'full', 'done'],
  offShelf: [5, 'Off shelf', '已下架', 'closed', 'off'],
  over: [6, 'Over', '已结束', 'offline', 'off'],
})

/** What may lower the fees of a charge, in the order of work. */
export const reductionKind = enumeration('ReductionKind', {
  site: [1, 'Site discount', '场站折扣'],
  activity: [2, 'Activity discount', '活动折扣'],
  grade: [3, 'Grade', '会员等级'],
  vip: [4, 'VIP', 'VIP'],
  coupon: [5, 'Coupon', '优惠券'],
})

/** Whether a reduction was applied; else why not. */
export const reductionOutcome = enumeration('ReductionOutcome', {
  applied: [1, 'Applied', '已使用'],
  smaller: [2, 'Another takes more', '其他优惠更大'],
  exclusive: [3, 'Exclusive price', '专属价不叠加优惠'],
  threshold: [4, 'Below its threshold', '未达使用门槛'],
  usedUp: [5, 'Used up', '额度已用完'],
  notChosen: [6, 'Another was chosen', '会员选择了其他券'],
})
