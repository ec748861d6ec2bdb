import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'organize',
  url: '/system/systemSet/organize',
})
