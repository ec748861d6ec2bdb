import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'costModelBind',
  url: '/business/billingModel/costModelBind',
})
