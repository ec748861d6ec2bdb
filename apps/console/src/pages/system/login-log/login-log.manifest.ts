import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'loginLog',
  url: '/system/logManage/loginLog',
  list: 'system-service/loginLog/page',
})
