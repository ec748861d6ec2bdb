import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'firmware',
  url: '/tool/versionManage/firmware',
  list: 'config-service/firmware/page',
})
