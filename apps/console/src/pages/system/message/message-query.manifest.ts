import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'MessageQuery',
  url: '/system/logManage/MessageQuery',
  list: 'parser-service/message/page',
})
