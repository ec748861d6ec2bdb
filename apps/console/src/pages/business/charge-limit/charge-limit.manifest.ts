import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'chargeLimit',
  url: '/business/fleetManage/chargeLimit',
  list: 'config-service/chargeLimit/page',
})
