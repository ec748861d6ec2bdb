import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'ownReport',
  url: '/report/ownReport',
  list: 'report-service/ownReport/page',
})
