import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'shareConfiguration',
  url: '/system/shareConfiguration/shareConfiguration',
  list: 'system-service/shareConfiguration/page',
  others: { shareConfigurationEdit: '/system/shareConfiguration/shareConfigurationEdit' },
})
