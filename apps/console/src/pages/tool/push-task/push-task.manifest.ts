import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pushTask',
  url: '/tool/versionManage/pushTask',
  list: 'config-service/firmwareTask/page',
})
