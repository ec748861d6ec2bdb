import { pageIds, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { ErrorPage, Failed } from '@ampdeck/ui/state-panel'
import { homePathOf } from '../menu/home-path.ts'
import type { MenuPage } from '../menu/menu.ts'
import { useMenu } from '../menu/menu-context.ts'

/** Word for word that of requirements.md §8. */
const words = texts({ unknown: ['module not found', '未找到模块'] })

const known: ReadonlySet<string> = new Set([...pageIds, ...screensOutsideMenu.map(({ id }) => id)])

/**
 * An entry of the permission list without a view: one of ours that does not exist in this version
 * (`[data-state="in-development"]` counts them), or a view key that nobody knows.
 */
export function ViewlessPage({ page }: { page: MenuPage }) {
  const say = useSay()
  const home = homePathOf(useMenu())
  const title = say(page.title)

  if (!known.has(page.id)) {
    return (
      <div data-state="unknown-view" data-page={page.id}>
        <PageHead title={title} />
        <Failed title={say(words.unknown)} cause={page.url} />
      </div>
    )
  }
  return (
    <div data-state="in-development" data-page={page.id}>
      <ErrorPage status={404} homeHref={home} text={title} />
    </div>
  )
}
