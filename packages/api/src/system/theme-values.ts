import { z } from 'zod'

/** The eight theme colours, as the design system names them. */
export const themeAccents = [
  'dusk-red',
  'volcano',
  'sunset',
  'cyan',
  'polar-green',
  'daybreak-blue',
  'geek-blue',
  'golden-purple',
] as const

/** How a seller's pages look to whoever has chosen nothing. */
export const ThemeValues = z.object({
  accent: z.enum(themeAccents),
  mode: z.enum(['light', 'dark', 'system']),
  density: z.enum(['compact', 'default', 'comfortable']),
})

export type ThemeValues = z.input<typeof ThemeValues>
