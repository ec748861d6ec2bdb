import { ErrorPage } from '@ampdeck/ui/state-panel'
import { homePathOf } from '../../menu/home-path.ts'
import { useMenu } from '../../menu/menu-context.ts'

/** There is no such page, or not yet (requirements.md §2). */
export function Page() {
  return <ErrorPage status={404} homeHref={homePathOf(useMenu())} />
}
