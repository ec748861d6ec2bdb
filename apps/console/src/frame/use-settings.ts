import type { ThemeValues } from '@ampdeck/api/system/theme-values'
import { attributesOf, defaultSettings, type Settings, settingsFrom } from '@ampdeck/ui/settings'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readStored, storageKeys, store } from '../session/storage.ts'

/** How the console looks: the seller's theme, and over it what is kept on this device; seen at once. The document's own script applies it before a paint. */
export function useSettings(theme: ThemeValues | null | undefined) {
  const [own, setOwn] = useState(() => readStored<Partial<Settings>>(storageKeys.layout) ?? {})
  const [worn] = useState(() => readStored<Partial<Settings>>(storageKeys.theme))
  const settings = useMemo(() => settingsFrom({ ...(theme ?? worn), ...own }), [theme, worn, own])
  const prefersDark = useSyncExternalStore(subscribe, () => dark().matches)

  useEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(attributesOf(settings, prefersDark))) {
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }, [settings, prefersDark])

  // The next first paint has it.
  useEffect(() => {
    if (theme !== undefined) store(storageKeys.theme, theme ?? {})
  }, [theme])

  const change = (next: Settings) => {
    const kept = { ...readStored<Partial<Settings>>(storageKeys.layout) }
    const chosen = Object.fromEntries(
      Object.entries(next).filter(
        ([name, value]) => name in own || value !== settings[name as keyof Settings],
      ),
    )
    const isReset = next === defaultSettings
    const rest = Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in defaultSettings)))
    const stored = isReset ? rest : { ...kept, ...chosen }
    store(storageKeys.layout, stored)
    setOwn(stored)
  }
  return [settings, change] as const
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
