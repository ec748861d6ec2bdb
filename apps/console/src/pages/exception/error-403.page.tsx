import { ErrorPage } from '@ampdeck/ui/state-panel'
import { homePathOf } from '../../menu/home-path.ts'
import { useMenu } from '../../menu/menu-context.ts'

/** The person may not open the page that was asked for (requirements.md §2). */
export function Page() {
  return <ErrorPage status={403} homeHref={homePathOf(useMenu())} />
}
