import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'busDaily',
  url: '/report/busReport/busDaily',
  list: 'report-service/bus/page',
})
