import { page } from '../../manifest.ts'

export const costModelManifest = page({
  id: 'costModel',
  url: '/business/billingModel/costModel',
  list: 'config-service/costModel/page',
  view: () => import('./cost-model.page.tsx'),
})
