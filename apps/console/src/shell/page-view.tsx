import { useSay } from '@ampdeck/ui/language'
import { ErrorPage, Loading } from '@ampdeck/ui/state-panel'
import { type ComponentType, lazy, memo, Suspense, useCallback } from 'react'
import { isExternal, type Menu, type MenuPage, pageAt } from '../menu/menu.ts'
import { manifests } from '../pages/manifests.ts'
import { paths } from '../session/paths.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageLocation } from './page-location.tsx'
import { pageOf, pathOf } from './page-of.ts'

const views = new Map<string, ComponentType>(
  manifests.map((manifest) => [manifest.url, lazy(async () => ({ default: (await manifest.view()).Page }))]),
)

export interface PageViewProps {
  menu: Menu
  id: string
  address: string
  onAddress: (id: string, address: string) => void
}

/** The page at an address. One that is not built yet says so; an address outside the menu is not found. */
export const PageView = memo(function PageView({ menu, id, address, onAddress }: PageViewProps) {
  const path = pathOf(address)
  const page = pageAt(menu, path)
  const isShown = useCallback(
    () => pageOf(menu, `${location.pathname}${location.search}`).id === id,
    [menu, id],
  )
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
        {path === paths.noHome ? (
          <View url={paths.home} />
        ) : !page || isExternal(page.url) ? (
          <ErrorPage status={404} homeHref={paths.home} />
        ) : page.isBuilt ? (
          <View url={page.url} />
        ) : (
          <InDevelopment page={page} />
        )}
      </PageBoundary>
    </PageLocation>
  )
})

/** A menu entry whose screen does not exist in this version; `[data-state="in-development"]` counts them. */
function InDevelopment({ page }: { page: MenuPage }) {
  const say = useSay()

  return (
    <div data-state="in-development" data-page={page.id}>
      <ErrorPage status={404} homeHref={paths.home} text={say(page.title)} />
    </div>
  )
}

function View({ url }: { url: string }) {
  const Found = views.get(url)

  return <Suspense fallback={<Loading />}>{Found && <Found />}</Suspense>
}
