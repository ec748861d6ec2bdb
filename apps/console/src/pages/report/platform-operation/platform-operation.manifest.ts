import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'platformOperation',
  url: '/report/platformReport/platformOperation',
  list: 'report-service/platform/page',
})
