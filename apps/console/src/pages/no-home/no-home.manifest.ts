import { page } from '../manifest.ts'

export const noHomeManifest = page({
  id: 'noHome',
  url: '/noHome',
  view: () => import('./no-home.page.tsx'),
})
