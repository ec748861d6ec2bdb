import { page } from '../../manifest.ts'

export const stationGroupManifest = page({
  id: 'stationGroup',
  url: '/business/stationManage/stationGroup',
  list: 'config-service/stationGroup/page',
  view: () => import('./station-group.page.tsx'),
})
