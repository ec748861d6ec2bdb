import { page } from '../manifest.ts'

export const manifest = page({
  id: 'error403',
  url: '/exception/403',
})
