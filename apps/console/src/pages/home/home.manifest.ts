import { page } from '../manifest.ts'

export const homeManifest = page({ id: 'home', url: '/home', view: () => import('./home.page.tsx') })
