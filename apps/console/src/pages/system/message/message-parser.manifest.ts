import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'MessageParser',
  url: '/system/logManage/MessageParser',
})
