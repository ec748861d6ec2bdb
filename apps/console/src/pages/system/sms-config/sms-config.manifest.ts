import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'smsConfig',
  url: '/system/systemSet/smsConfig',
})
