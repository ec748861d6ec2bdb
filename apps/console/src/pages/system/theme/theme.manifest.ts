import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'theme',
  url: '/system/systemSet/theme',
})
