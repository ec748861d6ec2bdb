import { isExternal, type Menu, type MenuPage, pageAt } from '../menu/menu.ts'
import { paths } from '../session/paths.ts'
import { RECENT_SCREENS, type Visit } from '../shell/recent/recent-screens.ts'

export interface ShownScreen {
  address: string
  /** The record that the screen was about. */
  title?: string | undefined
  page: MenuPage
}

/**
 * The screens that were opened last and may still be opened; who has opened none yet is shown the first of each part of
 * the menu.
 */
export function screensShown(menu: Menu, visits: readonly Visit[]) {
  const recent = visits.flatMap(({ address, title }): ShownScreen[] => {
    const page = pageAt(menu, address)
    return page?.isBuilt ? [{ address, title, page }] : []
  })
  if (recent.length > 0) return { isFirstVisit: false, screens: recent.slice(0, RECENT_SCREENS) }

  const offered = menu.pages.filter(
    ({ url, isShown, isBuilt, isCatalog }) =>
      isShown && isBuilt && !isCatalog && url !== paths.home && !isExternal(url),
  )
  const part = ({ trail: [top] }: MenuPage) => top?.id
  const first = offered.filter((page, nth) => offered.findIndex((one) => part(one) === part(page)) === nth)
  return {
    isFirstVisit: first.length > 0,
    screens: first.slice(0, RECENT_SCREENS).map((page): ShownScreen => ({ address: page.href, page })),
  }
}
