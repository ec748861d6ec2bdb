import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pushRecord',
  url: '/tool/versionManage/pushRecord',
  list: 'config-service/firmwarePush/recordPage',
})
