import type { ThemeValues } from '@ampdeck/api/system/theme-values'
import { readStored, storageKeys, store } from './storage.ts'

/** Puts a seller's theme on a page before the console; what was chosen on this device stays. */
export function wearTheme(theme: ThemeValues | null): void {
  store(storageKeys.theme, theme ?? {})
  const { accent, mode } = { ...theme, ...readStored<Partial<ThemeValues>>(storageKeys.layout) }
  const { dataset } = document.documentElement
  if (accent) dataset.accent = accent
  else delete dataset.accent
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.mode = isDark ? 'dark' : 'light'
}
