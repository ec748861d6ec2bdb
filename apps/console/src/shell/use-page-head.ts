import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { useSay } from '@ampdeck/ui/language'
import { useMenu } from '../menu/menu-context.ts'
import { pathOf } from '../menu/path-of.ts'

/** Title and breadcrumb of a page, as the menu has them. */
export function usePageHead(id: PageId) {
  const say = useSay()
  const page = useMenu().pages.find((of) => of.id === id)

  return {
    title: page ? say(page.title) : id,
    breadcrumb: (page?.trail ?? []).map(({ title, url }) => ({ label: say(title), href: pathOf(url) })),
  }
}
