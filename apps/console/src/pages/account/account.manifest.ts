import { page } from '../manifest.ts'

export const manifest = page({
  id: 'account',
  url: '/account',
})
