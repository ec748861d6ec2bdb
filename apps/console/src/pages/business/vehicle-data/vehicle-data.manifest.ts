import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vehicleData',
  url: '/business/vehicleManage/vehicleData',
})
