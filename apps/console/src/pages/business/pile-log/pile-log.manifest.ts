import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'pileLog',
  url: '/business/pileManage/pileLog',
  list: 'operation-service/pileLog/page',
})
