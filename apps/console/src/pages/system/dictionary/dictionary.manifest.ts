import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'dictionary',
  url: '/system/systemSet/dictionary',
})
