import type { PermissionEntry } from '@ampdeck/api/system/permission'

/** One page of the menu, with the way that leads to it. */
export interface MenuPage {
  id: string
  url: string
  title: readonly [en: string, zh: string]
  /** The catalogs above it, the first level first. */
  trail: readonly MenuEntry[]
  isShown: boolean
  /** Whether this version has a screen for it. */
  isBuilt: boolean
}

export interface MenuEntry {
  id: number
  name: string
  icon: string
  url: string
  title: readonly [en: string, zh: string]
}

/** A catalog of the side menu; pages that stand directly below the first level have none. */
export interface MenuGroup extends MenuEntry {
  pages: readonly MenuPage[]
}

export interface TopEntry extends MenuEntry {
  groups: readonly MenuGroup[]
  pages: readonly MenuPage[]
}

/** What a user's permission list says (spec.md §2 "Menu-built routes"). */
export interface Menu {
  top: readonly TopEntry[]
  pages: readonly MenuPage[]
  /** `pageId:action` of every button. */
  grants: readonly string[]
}

/** The menu from the server's flat list: sorted, hidden entries as pages without a place in the side menu. */
export function menuOf(
  entries: readonly PermissionEntry[],
  isBuilt: (url: string) => boolean = () => true,
): Menu {
  const ordered = [...entries].sort((a, b) => a.sort - b.sort)
  const childrenOf = Map.groupBy(ordered, (entry) => entry.pid)
  const catalogsOf = (pid: number) =>
    (childrenOf.get(pid) ?? []).filter((entry) => entry.componentType === 'CATALOG')
  const pagesOf = (pid: number, trail: MenuEntry[]) =>
    (childrenOf.get(pid) ?? [])
      .filter((entry) => entry.componentType === 'MENU' && entry.url !== '')
      .map((entry) => ({
        id: entry.name,
        url: pathOf(entry.url),
        title: titleOf(entry),
        trail,
        isShown: entry.isShow === 1,
        isBuilt: isBuilt(pathOf(entry.url)),
      }))

  const top = catalogsOf(0)
    .filter((entry) => entry.isShow === 1)
    .map((entry) => {
      const first = entryOf(entry)
      const groups = catalogsOf(entry.id).map((catalog) => {
        const second = entryOf(catalog)
        return { ...second, pages: pagesOf(catalog.id, [first, second]) }
      })
      return { ...first, groups, pages: pagesOf(entry.id, [first]) }
    })
  const pages = top.flatMap((entry) => [...entry.pages, ...entry.groups.flatMap((group) => group.pages)])
  const grants = entries.filter((entry) => entry.componentType === 'BUTTON').map((entry) => entry.name)
  return { top, pages, grants }
}

/** The page at an address. */
export function pageAt(menu: Menu, pathname: string): MenuPage | undefined {
  return menu.pages.find((page) => page.url === pathname)
}

/** Where a first-level entry leads: its first page that is shown in the console itself. */
export function firstUrl({ pages, groups }: TopEntry): string {
  const all = [...pages, ...groups.flatMap((group) => group.pages)]
  return all.find((page) => page.isShown && !isExternal(page.url))?.url ?? '/'
}

/** Pages that open beside the console, in a window of their own. */
export function isExternal(url: string): boolean {
  return url.startsWith('/bigscreen') || url.startsWith('/reconciliation/external')
}

const titleOf = (entry: PermissionEntry) => [entry.titleEn, entry.title] as const

/** The page's own address: without a query, and without the slash at the end. */
const pathOf = (url: string) => (url.startsWith('/bigscreen') ? url : url.replace(/(.)\/$/, '$1'))

function entryOf(entry: PermissionEntry): MenuEntry {
  return { id: entry.id, name: entry.name, icon: entry.icon, url: entry.url, title: titleOf(entry) }
}
