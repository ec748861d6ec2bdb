import { page } from '../manifest.ts'

export const manifest = page({
  id: 'accountSettings',
  url: '/account/settings',
})
