import { useEffect } from 'react'
import type { MenuPage, TopEntry } from '../menu/menu.ts'
import { readStored, storageKeys, store } from '../session/storage.ts'

/** The first-level entry whose children the side menu shows: the page's own, else the one chosen last. */
export function useTopEntry(shown: readonly TopEntry[], page: MenuPage | undefined): TopEntry | undefined {
  const first = page?.trail[0]?.name ?? page?.id
  const ofPage = shown.some((entry) => entry.name === first) ? first : undefined
  const name = ofPage ?? readStored<string>(storageKeys.firstMenu)

  useEffect(() => {
    if (ofPage) store(storageKeys.firstMenu, ofPage)
  }, [ofPage])
  return shown.find((entry) => entry.name === name) ?? shown[0]
}
