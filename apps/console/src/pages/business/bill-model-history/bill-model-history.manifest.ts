import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'billModelHistory',
  url: '/business/stationManage/billModelHistory',
  list: 'config-service/costModel/issueHistory',
})
