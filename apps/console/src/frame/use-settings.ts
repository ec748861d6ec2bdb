import { attributesOf, type Settings, settingsFrom } from '@ampdeck/ui/settings'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, storageKeys, store } from '../session/storage.ts'

/** How the console looks: kept on this device, seen at once. The document's own script applies it before a paint. */
export function useSettings() {
  const [settings, setSettings] = useState(() => settingsFrom(readStored(storageKeys.layout)))
  const prefersDark = useSyncExternalStore(subscribe, () => dark().matches)

  useEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(attributesOf(settings, prefersDark))) {
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }, [settings, prefersDark])

  const change = (next: Settings) => {
    store(storageKeys.layout, { ...readStored<object>(storageKeys.layout), ...next })
    setSettings(next)
  }
  return [settings, change] as const
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
