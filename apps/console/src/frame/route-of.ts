import { detailRoutes } from '../menu/detail-routes.ts'
import { isExternal, type Menu, type MenuPage, pageAt } from '../menu/menu.ts'
import { pathOf } from '../menu/path-of.ts'

/** What an address shows. */
export type Route =
  | { kind: 'page'; page: MenuPage }
  /** The pages below a catalog. */
  | { kind: 'catalog'; page: MenuPage }
  /** A page of the permission list for which this version has no view. */
  | { kind: 'viewless'; page: MenuPage }
  /** There is such a page, and the user has no right to it (any more). */
  | { kind: 'forbidden' }
  | { kind: 'missing' }

/** Decides by the permission list alone; `isBuilt` tells whether there is a view at a path. */
export function routeOf(menu: Menu, address: string, isBuilt: (path: string) => boolean): Route {
  const path = pathOf(address)
  const page = pageAt(menu, address)
  if (!page) return { kind: detailRoutes.includes(path) || isBuilt(path) ? 'forbidden' : 'missing' }
  if (isExternal(path)) return { kind: 'missing' }
  if (page.isCatalog) return { kind: 'catalog', page }
  return { kind: page.isBuilt ? 'page' : 'viewless', page }
}
