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
