import { page } from '../manifest.ts'

export const manifest = page({
  id: 'account',
  url: '/account',
  view: () => import('./account.page.tsx'),
})
