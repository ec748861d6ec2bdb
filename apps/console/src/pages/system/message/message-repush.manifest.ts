import { page } from '../../manifest.ts'

export const messageRepushManifest = page({
  id: 'MessageRepush',
  url: '/system/logManage/MessageRepush',
  list: 'parser-service/message/repushPage',
  view: () => import('./message-repush.page.tsx'),
})
