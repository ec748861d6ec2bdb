import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'workOrderDetail',
  url: '/operation/operationManage/workOrderDetail',
  records: 'operation-service/workOrder/page',
})
