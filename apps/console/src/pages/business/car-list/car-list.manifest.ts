import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'carList',
  url: '/business/fleetManage/carList',
  list: 'member-service/groupCar/page',
})
