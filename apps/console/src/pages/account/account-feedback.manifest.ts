import { page } from '../manifest.ts'

export const manifest = page({
  id: 'accountFeedback',
  url: '/account/feedback',
})
