import { page } from '../../manifest.ts'

const at = (id: string) => `/marketing/marketingManage/${id}`

export const manifest = page({
  id: 'coupon',
  url: at('coupon'),
  others: {
    activity: at('activity'),
    fission: at('fission'),
    vip: at('vip'),
    vipPromotion: at('vipPromotion'),
    scanCode: at('scanCode'),
    teamOrder: at('teamOrder'),
  },
  isPending: true,
})
