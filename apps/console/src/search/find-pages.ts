import { plain } from '@ampdeck/ui/search-list'
import { type Menu, type MenuPage, menuOf } from '../menu/menu.ts'
import { readStored, storageKeys } from '../session/storage.ts'

/** The pages of the menu whose title, in either language, contains a text (requirements.md §2 "Header"). */
export function findPages({ pages }: Pick<Menu, 'pages'>, text: string): MenuPage[] {
  const wanted = plain(text).trim()
  if (wanted === '') return []
  return pages.filter((page) => page.isShown && page.title.some((title) => plain(title).includes(wanted)))
}

/** The routes that are stored locally, as the specification has it; without a storage those in use. */
export function storedMenu(inUse: Menu): Menu {
  const entries = readStored<Parameters<typeof menuOf>[0]>(storageKeys.userRoutes)
  return Array.isArray(entries) ? menuOf(entries) : inUse
}
