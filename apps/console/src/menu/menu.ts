import { grantsFrom } from '@ampdeck/api/menu/grants-from'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import { detailRoutes } from './detail-routes.ts'
import { fixedPages } from './fixed-pages.ts'
import { pathOf } from './path-of.ts'

/** One page, with the way that leads to it. */
export interface MenuPage {
  id: string
  /** The path of its route. */
  url: string
  /** Where a link to it leads: the path, and the query that belongs to the menu item, as of an embedded page. */
  href: string
  title: readonly [en: string, zh: string]
  /** Drawn where it stands beside catalogs; that of its first level where it has none. */
  icon?: string
  /** The catalogs above it, the first level first. */
  trail: readonly MenuEntry[]
  /** Whether it stands in the menu. */
  isShown: boolean
  /** Whether this version has a screen for it. */
  isBuilt: boolean
  /** A catalog has a route too (requirements.md §2): it lists what is below it. */
  isCatalog?: true
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
  /** The site of another company that opens with it; "missing" where nobody has said where it is. */
  site?: 'configured' | 'missing'
}

/** What a user's permission list says (requirements.md §2 "Menu-built routes"). */
export interface Menu {
  top: readonly TopEntry[]
  /** Every page that the user may open: of the menu, the details, the catalogs, and the fixed ones. */
  pages: readonly MenuPage[]
  /** `pageId:action` of every button. */
  grants: readonly string[]
}

/** The first-level entry that leads to the reconciliation site of another company. */
export const RECONCILIATION = 'reconciliation'
/** As many leading children of it belong to that site (requirements.md §2). */
const RECONCILIATION_OWN = 4

/**
 * The menu from the server's flat list. Only catalogs and menu items with isShow 1 become routes, sorted on every
 * level; details have a route of their own whether they are shown or not.
 */
export function menuOf(
  entries: readonly PermissionEntry[],
  isBuilt: (url: string) => boolean = () => true,
): Menu {
  const ids = new Set(entries.map(({ id }) => id))
  const isRoot = ({ pid }: PermissionEntry) => pid === 0 || !ids.has(pid)
  const shown = entries
    .filter((entry) => entry.componentType !== 'BUTTON' && entry.isShow === 1)
    .sort((a, b) => a.sort - b.sort)
  const childrenOf = Map.groupBy(
    shown.filter((entry) => !isRoot(entry)),
    ({ pid }) => pid,
  )
  const pageOf = (entry: PermissionEntry, trail: readonly MenuEntry[]) => menuPage(entry, trail, isBuilt)

  /** All pages below a catalog, those of a catalog within it after the others. */
  const pagesBelow = (catalog: MenuEntry, trail: readonly MenuEntry[]): MenuPage[] => {
    const children = withoutForeign(catalog, childrenOf.get(catalog.id) ?? [])
    const way = [...trail, catalog]
    return [
      ...children.filter(isMenu).map((entry) => pageOf(entry, way)),
      ...children.filter(isCatalog).flatMap((entry) => pagesBelow(entryOf(entry), way)),
    ]
  }
  const topOf = (entry: PermissionEntry): TopEntry => {
    const first = entryOf(entry)
    if (isMenu(entry)) return { ...first, groups: [], pages: [pageOf(entry, [])] }
    const children = withoutForeign(first, childrenOf.get(entry.id) ?? [])
    return {
      ...first,
      ...siteOf(entry, childrenOf.get(entry.id) ?? []),
      groups: children.filter(isCatalog).map((catalog) => {
        const second = entryOf(catalog)
        return { ...second, pages: pagesBelow(second, [first]) }
      }),
      pages: children.filter(isMenu).map((page) => pageOf(page, [first])),
    }
  }

  const top = shown.filter(isRoot).map(topOf)
  const inMenu = top.flatMap(pagesOf)
  const pages = [
    ...inMenu,
    ...detailsIn(entries, pageOf),
    ...catalogPages(top),
    ...fixedPages(entries, isBuilt),
  ]
  return {
    top,
    pages: pages.filter(({ href }, index) => pages.findIndex((page) => page.href === href) === index),
    grants: grantsFrom(entries),
  }
}

/** The page at an address. Of several with one path, as embedded pages are, its query says which. */
export function pageAt(menu: Menu, address: string): MenuPage | undefined {
  const path = pathOf(address)
  const pages = menu.pages.filter((page) => page.url === path)
  return pages.find((page) => page.href !== path && isWithin(page.href, address)) ?? pages.at(-1)
}

/**
 * The first level as it is shown: what has a screen in this version, and the open page whatever it is. With `planned`
 * all of it. An entry whose pages are all planned is left out with them.
 */
export function menuShown(
  { top }: Menu,
  { planned, open }: { planned: boolean; open: MenuPage | undefined },
): readonly TopEntry[] {
  if (planned) return top
  const isThere = (page: MenuPage) => page.isBuilt || page.href === open?.href
  return top.flatMap((entry) => {
    const pages = entry.pages.filter(isThere)
    const groups = entry.groups
      .map((group) => ({ ...group, pages: group.pages.filter(isThere) }))
      .filter((group) => group.pages.length > 0)
    const isPlanned = pages.length + groups.length === 0 && entry.pages.length + entry.groups.length > 0
    return isPlanned && !entry.site ? [] : [{ ...entry, pages, groups }]
  })
}

/**
 * Where a first-level entry leads: its first page that is shown in the console itself, one that is built before one
 * that is planned; else its catalog, which is also what stays here of an entry that opens a site elsewhere.
 */
export function firstUrl(entry: TopEntry): string {
  if (entry.site) return pathOf(entry.url)
  const own = pagesOf(entry).filter((page) => !isExternal(page.url))
  return (own.find(({ isBuilt }) => isBuilt) ?? own[0])?.href ?? pathOf(entry.url)
}

/** All pages of a first-level entry. */
function pagesOf({ pages, groups }: TopEntry): readonly MenuPage[] {
  return [...pages, ...groups.flatMap((group) => group.pages)]
}

/** The pages that stand beside one in the menu: likely to be opened next. */
export function besides({ pages, groups }: TopEntry, page: MenuPage | undefined): readonly MenuPage[] {
  return groups.find((group) => group.pages.some(({ id }) => id === page?.id))?.pages ?? pages
}

/** Pages that open beside the console, in a window of their own. */
export function isExternal(url: string): boolean {
  return url.startsWith('/bigscreen')
}

/** Whether an address has all of the query with which a page is linked to. */
function isWithin(href: string, address: string): boolean {
  const asked = queryOf(address)
  return [...queryOf(href)].every(([name, value]) => asked.get(name) === value)
}

const queryOf = (address: string) => new URL(address, 'http://console').searchParams
const isMenu = (entry: PermissionEntry) => entry.componentType === 'MENU' && entry.url !== ''
const isCatalog = (entry: PermissionEntry) => entry.componentType === 'CATALOG'
const titleOf = (entry: PermissionEntry) => [entry.titleEn, entry.title] as const

/** The reconciliation site's own pages are never a part of the console. */
function withoutForeign(
  { name }: MenuEntry,
  children: readonly PermissionEntry[],
): readonly PermissionEntry[] {
  if (name !== RECONCILIATION) return children
  return children.filter((child, index) => index >= RECONCILIATION_OWN || !isForeign(child))
}

function siteOf(
  { name, url }: PermissionEntry,
  children: readonly PermissionEntry[],
): Pick<TopEntry, 'site'> {
  if (name !== RECONCILIATION || !children.some(isForeign)) return {}
  return { site: url.startsWith('/') ? 'missing' : 'configured' }
}

const isForeign = ({ url }: PermissionEntry) => url.startsWith(`/${RECONCILIATION}/external/`)

/** The detail routes that the user has the right to. The list does not show most of them. */
function detailsIn(
  entries: readonly PermissionEntry[],
  pageOf: (entry: PermissionEntry, trail: readonly MenuEntry[]) => MenuPage,
): MenuPage[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const trailOf = (pid: number): MenuEntry[] => {
    const above = byId.get(pid)
    return above ? [...trailOf(above.pid), entryOf(above)] : []
  }
  return entries
    .filter((entry) => isMenu(entry) && detailRoutes.includes(pathOf(entry.url)))
    .map((entry) => pageOf(entry, trailOf(entry.pid)))
}

function catalogPages(top: readonly TopEntry[]): MenuPage[] {
  const pageOf = (entry: MenuEntry, trail: readonly MenuEntry[]): MenuPage => {
    const url = pathOf(entry.url)
    const { name: id, title } = entry
    return { id, url, href: url, title, trail, isShown: false, isBuilt: true, isCatalog: true }
  }
  return top.flatMap(({ groups, ...first }) => [
    pageOf(first, []),
    ...groups.map((group) => pageOf(group, [first])),
  ])
}

function menuPage(
  entry: PermissionEntry,
  trail: readonly MenuEntry[],
  isBuilt: (url: string) => boolean,
): MenuPage {
  const url = pathOf(entry.url)
  return {
    id: entry.name,
    url,
    href: entry.url.includes('?') || isExternal(url) ? entry.url : url,
    title: titleOf(entry),
    ...(entry.icon && { icon: entry.icon }),
    trail,
    isShown: entry.isShow === 1,
    // A window of its own is there, though the console has no screen for it.
    isBuilt: isBuilt(url) || isExternal(url),
  }
}

function entryOf(entry: PermissionEntry): MenuEntry {
  // The reconciliation entry's address is that of the other site; its route is a path as every catalog's.
  const url = entry.url.startsWith('/') ? entry.url : `/${entry.name}`
  return { id: entry.id, name: entry.name, icon: entry.icon, url, title: titleOf(entry) }
}
