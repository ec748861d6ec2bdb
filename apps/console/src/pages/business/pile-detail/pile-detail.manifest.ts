import { page } from '../../manifest.ts'

export const pileDetailManifest = page({
  id: 'pileDetail',
  url: '/business/pileManage/pileDetail',
  view: () => import('./pile-detail.page.tsx'),
})
