import { page } from '../../manifest.ts'

export const operatingUnitManifest = page({
  id: 'operatingUnit',
  url: '/business/stationManage/operatingUnit',
  list: 'config-service/operatingUnit/page',
  view: () => import('./operating-unit.page.tsx'),
})
