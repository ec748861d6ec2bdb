import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberCharge',
  url: '/report/memberReport/memberCharge',
  list: 'report-service/member/page',
})
