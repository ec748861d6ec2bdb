import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'vinPass',
  url: '/business/pileManage/vinPass',
  list: 'config-service/vinPass/page',
})
