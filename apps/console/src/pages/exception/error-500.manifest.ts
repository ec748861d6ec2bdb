import { page } from '../manifest.ts'

export const manifest = page({
  id: 'error500',
  url: '/exception/500',
  view: async () => ({ Page: (await import('./error-pages.tsx')).Error500 }),
})
