import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'memberGrowth',
  url: '/report/memberReport/memberGrowth',
  list: 'report-service/member/growthPage',
})
