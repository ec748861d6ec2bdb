import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vehicleList',
  url: '/business/vehicleManage/vehicleList',
  list: 'member-service/vehicle/page',
})
