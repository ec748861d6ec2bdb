import { useSay } from '@ampdeck/ui/language'
import { type Lazy, lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { Loading } from '@ampdeck/ui/state-panel'
import { useLocation } from 'react-router-dom'
import { pageAt } from '../menu/menu.ts'
import { useMenu } from '../menu/menu-context.ts'
import { pathOf } from '../menu/path-of.ts'
import { pathsOf } from '../pages/manifest.ts'
import { manifests } from '../pages/manifests.ts'

const views = new Map<string, Lazy<object>>(
  manifests.flatMap((manifest) => {
    const View = lazyOf(() => manifest.view(), 'Page', <HeadAlone />)
    return pathsOf(manifest).map((path) => [path, View])
  }),
)

/** The view of the page that is built at a path. */
export function viewAt(path: string): Lazy<object> | undefined {
  return views.get(path)
}

/** Until a page's code is there its head is to be seen: a switch never blanks. What is said of it is that it loads. */
function HeadAlone() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const page = pageAt(useMenu(), `${pathname}${search}`)

  return (
    <>
      {page && (
        <PageHead
          title={say(page.title)}
          breadcrumb={page.trail.map(({ title, url }) => ({ label: say(title), href: pathOf(url) }))}
          isWaiting
        />
      )}
      <Loading />
    </>
  )
}
