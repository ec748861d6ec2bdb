import { useSay } from '@ampdeck/ui/language'
import { ErrorPage, Loading } from '@ampdeck/ui/state-panel'
import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { isExternal, type Menu, type MenuPage } from '../menu/menu.ts'
import { manifests } from '../pages/manifests.ts'
import { paths } from '../session/paths.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageTitle } from './page-title.tsx'

const views = new Map<string, ComponentType>(
  manifests.map((manifest) => [manifest.url, lazy(async () => ({ default: (await manifest.view()).Page }))]),
)

/** The routes of the user's menu. A page that is not built yet says so; an address outside the menu is not found. */
export function PageRoutes({ menu }: { menu: Menu }) {
  const pages = menu.pages.filter((page) => !isExternal(page.url))
  const hasHome = pages.some((page) => page.url === paths.home)

  return (
    <Routes>
      {pages.map((page) => (
        <Route key={page.url} path={page.url} element={<MenuPageView page={page} />} />
      ))}
      <Route path="/" element={<Navigate to={hasHome ? paths.home : paths.noHome} replace />} />
      <Route path={paths.noHome} element={<PageView url={paths.home} />} />
      <Route path="*" element={<ErrorPage status={404} homeHref={paths.home} />} />
    </Routes>
  )
}

function MenuPageView({ page }: { page: MenuPage }) {
  return (
    <PageBoundary key={page.url}>
      <PageTitle text={page.title} />
      {page.isBuilt ? <PageView url={page.url} /> : <InDevelopment page={page} />}
    </PageBoundary>
  )
}

/** A menu entry whose screen does not exist in this version; `[data-state="in-development"]` counts them. */
function InDevelopment({ page }: { page: MenuPage }) {
  const say = useSay()

  return (
    <div data-state="in-development" data-page={page.id}>
      <ErrorPage status={404} homeHref={paths.home} text={say(page.title)} />
    </div>
  )
}

function PageView({ url }: { url: string }) {
  const View = views.get(url)

  return <Suspense fallback={<Loading />}>{View && <View />}</Suspense>
}
