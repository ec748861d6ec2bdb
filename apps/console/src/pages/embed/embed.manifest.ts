import { page } from '../manifest.ts'

export const manifest = page({
  id: 'embed',
  url: '/embed/page',
})
