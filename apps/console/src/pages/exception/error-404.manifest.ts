import { page } from '../manifest.ts'

export const manifest = page({
  id: 'error404',
  url: '/exception/404',
})
