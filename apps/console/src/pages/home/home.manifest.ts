import { page } from '../manifest.ts'

export const manifest = page({ id: 'home', url: '/home' })
