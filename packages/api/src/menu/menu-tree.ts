import type { Text } from '../texts.ts'
import { actionTexts } from './menu-tree/actions.ts'
import { business } from './menu-tree/business.ts'
import { cockpit } from './menu-tree/cockpit.ts'
import { ecology } from './menu-tree/ecology.ts'
import { emsp } from './menu-tree/emsp.ts'
import type { MenuCatalog, MenuChild, MenuPage, MenuTop, PageKind, PagesOf } from './menu-tree/entry.ts'
import { finance } from './menu-tree/finance.ts'
import { home } from './menu-tree/home.ts'
import { marketing } from './menu-tree/marketing.ts'
import { operation } from './menu-tree/operation.ts'
import { outsideMenu } from './menu-tree/outside-menu.ts'
import { reconciliation } from './menu-tree/reconciliation.ts'
import { report } from './menu-tree/report.ts'
import { safe } from './menu-tree/safe.ts'
import { strategy } from './menu-tree/strategy.ts'
import { system } from './menu-tree/system.ts'
import { tool } from './menu-tree/tool.ts'
import type { PermissionEntry } from './permission-entry.ts'

/** The console's menu in the order of its header. Ids are counted from it: append, never insert. */
const menuTree = [
  home,
  cockpit,
  business,
  operation,
  safe,
  finance,
  marketing,
  report,
  strategy,
  ecology,
  emsp,
  tool,
  system,
  reconciliation,
] as const

type AnyPage = PagesOf<(typeof menuTree)[number]> | (typeof outsideMenu)[number]

/** The id of a screen; as a permission it means the menu item. */
export type PageId = AnyPage['id']

type KeysOf<Page> = Page extends MenuPage ? `${Page['id']}:${Page['actions'][number]}` : never

/** An action on a screen, `pageId:action`; as a permission it means the button. */
export type ActionKey = KeysOf<AnyPage>

type ActionName = ActionKey extends `${string}:${infer Action}` ? Action : never

/** An action of a page without a text does not compile. */
const actionNames: Readonly<Record<ActionName, Text>> = actionTexts

/** A screen as routes, tabs and searches know it. */
export interface Screen {
  id: PageId
  kind: PageKind
  url: string
  title: string
  titleEn: string
  actions: readonly ActionKey[]
}

/**
 * The menu as the server hands it out before any right cuts it: catalogs, menu items and buttons in one flat
 * list. Ids are stable: first level n × 1,000,000, second level + m × 10,000, menu item + k × 100, button + b.
 */
export function menuEntries(): PermissionEntry[] {
  return menuTree.flatMap((top, index) => topEntries(top, index + 1))
}

/** Every screen of the menu in its order, with its address and its action keys. */
export const screens: readonly Screen[] = menuTree.flatMap((top) =>
  top.children.flatMap((child) =>
    isCatalog(child)
      ? child.pages.map((page) => screenOf(page, `/${top.id}/${child.id}`))
      : screenOf(child, `/${top.id}`),
  ),
)

/** The ids of all screens of the menu. */
export const pageIds: readonly PageId[] = screens.map((screen) => screen.id)

/** Screens that every user reaches without a menu item, with the actions that a role may still hold on them. */
export const screensOutsideMenu: readonly Screen[] = outsideMenu.map((page) => screenOf(page, ''))

function isCatalog(child: MenuChild): child is MenuCatalog {
  return 'pages' in child
}

function urlOf(page: MenuPage, base: string): string {
  return page.place.startsWith('/') ? page.place : `${base}/${page.place}`
}

function screenOf(page: MenuPage, base: string): Screen {
  const { id, kind, title, titleEn } = page as AnyPage
  const actions = page.actions.map((action) => `${page.id}:${action}` as ActionKey)
  return { id, kind, url: urlOf(page, base), title, titleEn, actions }
}

function topEntries(top: MenuTop, n: number): PermissionEntry[] {
  const id = n * 1_000_000
  const url = `/${top.id}`
  let catalogs = 0
  let pages = 0

  return [
    catalogEntry(top, { id, pid: 0, url, sort: n * 10 }),
    ...top.children.flatMap((child, index) => {
      const at = { pid: id, sort: (index + 1) * 10 }
      if (!isCatalog(child))
        return pageEntries(child, { ...at, id: id + ++pages * 100, url: urlOf(child, url) })
      return childEntries(child, { ...at, id: id + ++catalogs * 10_000, url: `${url}/${child.id}` })
    }),
  ]
}

type Place = Pick<PermissionEntry, 'id' | 'pid' | 'url' | 'sort'>

function childEntries(catalog: MenuCatalog, at: Place): PermissionEntry[] {
  return [
    catalogEntry(catalog, at),
    ...catalog.pages.flatMap((page, index) =>
      pageEntries(page, {
        id: at.id + (index + 1) * 100,
        pid: at.id,
        url: urlOf(page, at.url),
        sort: (index + 1) * 10,
      }),
    ),
  ]
}

function catalogEntry(catalog: MenuTop | MenuCatalog, at: Place): PermissionEntry {
  const { id: name, title, titleEn, icon } = catalog
  return { ...at, name, title, titleEn, icon, componentType: 'CATALOG', isShow: 1, type: WEB }
}

function pageEntries(page: MenuPage, at: Place): PermissionEntry[] {
  const { id: name, title, titleEn, icon = '', isShow } = page
  return [
    { ...at, name, title, titleEn, icon, componentType: 'MENU', isShow, type: WEB },
    ...page.actions.map((action, index): PermissionEntry => {
      const [titleEn, title] = actionNames[action as ActionName]
      return {
        id: at.id + index + 1,
        pid: at.id,
        url: '',
        sort: (index + 1) * 10,
        name: `${name}:${action}`,
        title,
        titleEn,
        icon: '',
        componentType: 'BUTTON',
        isShow: 0,
        type: WEB,
      }
    }),
  ]
}

const WEB = 1
