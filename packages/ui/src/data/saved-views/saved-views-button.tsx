import { Bookmark } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import type { SavedViews } from '../list/list-state.ts'
import { viewTexts } from './saved-views.texts.ts'
import { viewOf } from './view-of.ts'

const ViewsPopover = lazyOf(
  () => import('./views-popover.tsx'),
  'ViewsPopover',
  ({ trigger }) => trigger,
)

export interface SavedViewsButtonProps {
  /** The kept views, the query that is shown now, and the ways to apply, keep and delete. */
  views: SavedViews
}

/** The button "Views", or the name of the view that is shown. What it opens is loaded when somebody reaches for it. */
export function SavedViewsButton({ views }: SavedViewsButtonProps) {
  const say = useSay()
  const button = <Button icon={<Bookmark size={16} />}>{viewOf(views)?.name ?? say(viewTexts.views)}</Button>

  return (
    <OnDemand trigger={button} popup="dialog" load={ViewsPopover.read}>
      <ViewsPopover views={views} trigger={button} />
    </OnDemand>
  )
}
