import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'workOrder',
  url: '/operation/operationManage/workOrder',
  list: 'operation-service/workOrder/page',
})
