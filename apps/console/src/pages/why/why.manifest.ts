import { page } from '../manifest.ts'

export const manifest = page({ id: 'why', url: '/why' })
