import type { OpenPage, OpenPages } from '@ampdeck/ui/tab-bar'
import { type Menu, pageAt } from '../menu/menu.ts'
import { pathOf } from '../menu/path-of.ts'
import { paths } from '../session/paths.ts'

/**
 * The page that an address opens. A page of the menu is one whatever its filters are; a detail page, which the menu
 * does not show, is one a record, and an embedded page one a source.
 */
export function pageOf(menu: Menu, address: string): OpenPage {
  const { search, searchParams } = new URL(address, 'http://console')
  const pathname = pathOf(address)
  const isDetail = pageAt(menu, pathname)?.isShown === false
  const name = pathname === paths.embed ? 'src' : isDetail ? 'id' : undefined
  const value = name === undefined ? null : searchParams.get(name)
  return {
    id: value === null ? pathname : `${pathname}?${name}=${value}`,
    address: `${pathname}${search}`,
  }
}

/** The address that a link leads to: that of the page as it was left, where the link names no more than the page. */
export function addressTo(menu: Menu, { pages }: OpenPages, address: string): string {
  const { id } = pageOf(menu, address)
  return (id === address && pages.find((page) => page.id === id)?.address) || address
}

/** The pages that were open, from what was kept; those that the menu no longer has are left out. */
export function openPagesFrom(menu: Menu, kept: unknown): OpenPages | undefined {
  if (!Array.isArray(kept)) return undefined
  const pages = kept
    .filter(isOpenPage)
    .filter(({ id, address }) => pageOf(menu, address).id === id && pageAt(menu, address))
    .filter(({ id }, index, all) => all.findIndex((page) => page.id === id) === index)
    .map(({ id, address, title }) => ({ id, address, ...(typeof title === 'string' && { title }) }))
  const [first] = pages
  return first && { pages, active: first.id }
}

function isOpenPage(value: unknown): value is OpenPage {
  if (typeof value !== 'object' || value === null) return false
  const { id, address } = value as Partial<OpenPage>
  return typeof id === 'string' && typeof address === 'string' && address.startsWith('/')
}
