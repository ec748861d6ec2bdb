import { page } from '../manifest.ts'

export const manifest = page({
  id: 'error500',
  url: '/exception/500',
})
