import { Columns3 } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import { chooserTexts } from './column-chooser.texts.ts'
import type { ColumnChooserProps } from './column-popover.tsx'

const ColumnPopover = lazyOf(
  () => import('./column-popover.tsx'),
  'ColumnPopover',
  ({ trigger }) => trigger,
)

/** The button "Columns". What it opens is loaded when somebody reaches for it. */
export function ColumnChooser(props: ColumnChooserProps) {
  const say = useSay()
  const button = <Button icon={<Columns3 size={16} />}>{say(chooserTexts.columns)}</Button>

  return (
    <OnDemand trigger={button} popup="dialog" load={ColumnPopover.read}>
      <ColumnPopover {...props} trigger={button} />
    </OnDemand>
  )
}
