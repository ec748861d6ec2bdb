import { page } from '../manifest.ts'

export const manifest = page({
  id: 'noHome',
  url: '/noHome',
  view: () => import('./no-home.page.tsx'),
})
