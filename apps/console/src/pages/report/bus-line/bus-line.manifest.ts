import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'busLine',
  url: '/report/busReport/busLine',
  list: 'report-service/bus/linePage',
})
