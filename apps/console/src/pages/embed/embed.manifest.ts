import { page } from '../manifest.ts'

export const embedManifest = page({
  id: 'embed',
  url: '/embed/page',
  view: () => import('./embed.page.tsx'),
})
