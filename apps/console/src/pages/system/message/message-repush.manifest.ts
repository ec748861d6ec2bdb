import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'MessageRepush',
  url: '/system/logManage/MessageRepush',
  list: 'parser-service/message/repushPage',
})
