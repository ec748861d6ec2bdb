import { page } from '../../manifest.ts'

export const messageParserManifest = page({
  id: 'MessageParser',
  url: '/system/logManage/MessageParser',
  view: () => import('./message-parser.page.tsx'),
})
