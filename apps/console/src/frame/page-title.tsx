import { type Text, texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import type { Menu } from '../menu/menu.ts'
import { isBuilt } from '../pages/manifests.ts'
import { routeOf } from './route-of.ts'

const words = texts({
  forbidden: ['No access', '无权限'],
  missing: ['Not found', '页面不存在'],
})

/** The document's title: the route's own, then the product (requirements.md §2). */
export function PageTitle({ menu, address }: { menu: Menu; address: string }) {
  const say = useSay()

  return <title>{`${say(titleAt(menu, address))} - Ampdeck`}</title>
}

function titleAt(menu: Menu, address: string): Text {
  const route = routeOf(menu, address, isBuilt)
  return 'page' in route ? route.page.title : words[route.kind]
}
