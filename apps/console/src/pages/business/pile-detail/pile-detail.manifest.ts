import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileDetail',
  url: '/business/pileManage/pileDetail',
  view: () => import('./pile-detail.page.tsx'),
})
