import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vehicleModel',
  url: '/business/vehicleManage/vehicleModel',
  list: 'member-service/vehicleModel/page',
})
