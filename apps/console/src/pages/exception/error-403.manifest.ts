import { page } from '../manifest.ts'

export const manifest = page({
  id: 'error403',
  url: '/exception/403',
  view: async () => ({ Page: (await import('./error-pages.tsx')).Error403 }),
})
