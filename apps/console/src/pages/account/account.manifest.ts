import { page } from '../manifest.ts'

export const accountManifest = page({
  id: 'account',
  url: '/account',
  view: () => import('./account.page.tsx'),
})
