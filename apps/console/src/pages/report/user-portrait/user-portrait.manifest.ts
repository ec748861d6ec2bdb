import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'userPortrait',
  url: '/report/userPortrait',
  list: 'dataanalysis-service/userPortrait/page',
})
