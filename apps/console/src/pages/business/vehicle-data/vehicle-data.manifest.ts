import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vehicleData',
  url: '/business/vehicleManage/vehicleData',
  view: () => import('./vehicle-data.page.tsx'),
})
