import { page } from '../manifest.ts'

export const manifest = page({
  id: 'accountHelp',
  url: '/account/help',
})
