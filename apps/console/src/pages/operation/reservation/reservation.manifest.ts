import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'reservation',
  url: '/operation/operationManage/reservation',
  list: 'operation-service/reservation/page',
})
