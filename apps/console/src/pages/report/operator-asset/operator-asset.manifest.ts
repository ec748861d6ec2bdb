import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'operatorAsset',
  url: '/report/platformReport/operatorAsset',
  list: 'report-service/dataStatistics/operatorAsset',
})
