import { paths } from '../session/paths.ts'
import { type Menu, pageAt } from './menu.ts'

/**
 * Where "home" is: the dashboard, or the welcome of those whose menu has no home item (requirements.md §2). The catalog of the
 * first level has the same path, and is not meant.
 */
export function homePathOf(menu: Menu): string {
  const page = pageAt(menu, paths.home)
  return page && !page.isCatalog ? paths.home : paths.noHome
}
