import { useEffect } from 'react'
import { type Menu, pageAt, type TopEntry } from '../menu/menu.ts'
import { readStored, storageKeys, store } from '../session/storage.ts'

/** The first-level entry whose children the side menu shows: the page's own, else the one chosen last. */
export function useTopEntry(menu: Menu, pathname: string): TopEntry | undefined {
  const page = pageAt(menu, pathname)
  const first = page?.trail[0]?.name ?? page?.id
  const ofPage = menu.top.some((entry) => entry.name === first) ? first : undefined
  const name = ofPage ?? readStored<string>(storageKeys.firstMenu)

  useEffect(() => {
    if (ofPage) store(storageKeys.firstMenu, ofPage)
  }, [ofPage])
  return menu.top.find((entry) => entry.name === name) ?? menu.top[0]
}
