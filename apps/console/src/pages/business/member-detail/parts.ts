/** The tabs of a member in the order of screens.md S087. */
export const parts = [
  { id: 'base', label: ['Basic information', '基础信息'] },
  { id: 'accounts', label: ['Accounts and flow', '账户与流水'] },
  { id: 'orders', label: ['Orders', '订单'] },
  { id: 'vehicles', label: ['Vehicles and VIN', '车辆与车架号'] },
  { id: 'cards', label: ['Cards', '会员卡'] },
  { id: 'coupons', label: ['Coupons', '优惠券'] },
  { id: 'points', label: ['Points and grade', '积分与等级'] },
  { id: 'comments', label: ['Comments', '评论'] },
  { id: 'suspends', label: ['Suspensions', '挂起记录'] },
] as const

export type Part = (typeof parts)[number]['id']
