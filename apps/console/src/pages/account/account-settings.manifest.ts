import { page } from '../manifest.ts'

export const accountSettingsManifest = page({
  id: 'accountSettings',
  url: '/account/settings',
  view: () => import('./account-settings.page.tsx'),
})
