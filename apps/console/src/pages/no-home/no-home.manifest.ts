import { page } from '../manifest.ts'

export const manifest = page({
  id: 'noHome',
  url: '/noHome',
})
