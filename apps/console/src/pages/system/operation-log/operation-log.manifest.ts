import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'operationLog',
  url: '/system/logManage/operationLog',
  list: 'system-service/operationLog/page',
})
