import { enumeration } from '../enumeration.ts'

/** What a coupon lowers. */
export const couponType = enumeration('CouponType', {
  serviceFee: [1, 'Service fee', '服务费券'],
  electricityFee: [2, 'Electricity fee', '电费券'],
  cash: [3, 'Cash', '现金券'],
})

export const couponStatus = enumeration('CouponStatus', {
  unused: [1, 'Unused', '未使用'],
  used: [2, 'Used', '已使用'],
  expired: [3, 'Expired', '已过期'],
  voided: [4, 'Voided', '已作废'],
  soonExpiring: [5, 'Soon expiring', '即将过期'],
  frozen: [6, 'Frozen', '已冻结'],
})

export const promotionStatus = enumeration('PromotionStatus', {
  notStarted: ['not_started', 'Not started', '未开始'],
  processing: ['processing', 'Running', '进行中'],
  over: ['over', 'Over', '已结束'],
  invalid: ['invalid', 'Invalid', '已失效'],
})

export const carouselAudit = enumeration('CarouselAudit', {
  passed: ['PASS', 'Passed', '审核通过'],
  refused: ['NO_PASS', 'Refused', '审核未通过'],
  underReview: ['UNDER_REVIEW', 'Under review', '审核中'],
})
