import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'remoteControl',
  url: '/business/pileManage/remoteControl',
})
