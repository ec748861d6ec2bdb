import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'networkOperation',
  url: '/tool/networkOperation/networkOperation',
})
