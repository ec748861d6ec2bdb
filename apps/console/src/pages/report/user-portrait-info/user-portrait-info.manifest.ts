import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'userPortraitInfo',
  url: '/report/userPortraitInfo',
  records: 'dataanalysis-service/userPortrait/page',
})
