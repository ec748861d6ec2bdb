import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHelp } from '@ampdeck/ui/page-head'
import { ErrorPage } from '@ampdeck/ui/state-panel'
import { memo, useCallback, useState } from 'react'
import { forcedChange } from '../account/forced-change.ts'
import { homePathOf } from '../menu/home-path.ts'
import type { Menu } from '../menu/menu.ts'
import { MenuProvider } from '../menu/menu-context.ts'
import { isBuilt } from '../pages/manifests.ts'
import { useUser } from '../session/user-context.ts'
import { PageIdProvider } from '../shell/page-id.ts'
import { PageLocation } from '../shell/page-location.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageOf } from './page-of.ts'
import { routeOf } from './route-of.ts'
import { viewAt } from './views.tsx'

const CatalogPage = lazyOf(() => import('../routes/catalog-page.tsx'), 'CatalogPage')
const RightsNote = lazyOf(() => import('./rights-note.tsx'), 'RightsNote')
const NoAccess = lazyOf(() => import('./no-access.tsx'), 'NoAccess')
const ViewlessPage = lazyOf(() => import('../routes/viewless-page.tsx'), 'ViewlessPage')

export interface PageViewProps {
  menu: Menu
  id: string
  address: string
  /** Something was typed that is not saved. */
  isUnsaved: boolean
  onAddress: (id: string, address: string) => void
}

/** The page at an address, in a location and with a boundary of its own. */
export const PageView = memo(function PageView({
  menu: current,
  id,
  address,
  isUnsaved,
  onAddress,
}: PageViewProps) {
  // Nothing that was typed vanishes under somebody's hands: until it is saved or given up, the page keeps the rights
  // with which it was typed. What is saved is the server's to decide.
  const [menu, setMenu] = useState(current)
  if (!isUnsaved && menu !== current) setMenu(current)
  const isShown = useCallback(
    () => pageOf(menu, `${location.pathname}${location.search}`).id === id,
    [menu, id],
  )
  const userId = useUser()?.id
  const readdress = useCallback(
    (to: string) => {
      // Out of sight a page leads nobody anywhere else.
      if (pageOf(menu, to).id === id) onAddress(id, to)
    },
    [menu, id, onAddress],
  )

  return (
    <PageLocation address={address} isShown={isShown} onAddress={readdress}>
      <PageBoundary>
        {menu !== current && isUnsaved && <RightsNote />}
        <GrantsProvider grants={menu.grants} userId={userId}>
          <MenuProvider value={menu}>
            <Shown menu={menu} address={address} />
          </MenuProvider>
        </GrantsProvider>
      </PageBoundary>
    </PageLocation>
  )
})

function Shown({ menu, address }: { menu: Menu; address: string }) {
  const user = useUser()
  // Nothing that a page asks for is answered before that is done.
  if (user && forcedChange(user)) return null

  const route = routeOf(menu, address, isBuilt)
  if (route.kind === 'forbidden') return <NoAccess address={address} />
  if (route.kind === 'missing') return <ErrorPage status={404} homeHref={homePathOf(menu)} />
  if (route.kind === 'catalog') return <CatalogPage catalog={route.page} />

  const View = viewAt(route.page.url)
  if (!View) return <ViewlessPage page={route.page} />
  return (
    // The ids of the permission list are those of the menu tree from which the server makes it.
    <PageIdProvider value={route.page.id as PageId}>
      <PageHelp value={`/account/help?page=${route.page.id}`}>
        <View />
      </PageHelp>
    </PageIdProvider>
  )
}
