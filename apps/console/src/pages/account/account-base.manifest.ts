import { page } from '../manifest.ts'

export const manifest = page({
  id: 'accountBase',
  url: '/account/settings/base',
})
