import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import { chooserTexts } from './column-chooser.texts.ts'
import type { ColumnChooserProps } from './column-popover.tsx'

const loadPanel = () => import('./column-popover.tsx')
const ColumnPopover = lazy(async () => ({ default: (await loadPanel()).ColumnPopover }))

/** The button "Columns". What it opens is loaded when somebody reaches for it. */
export function ColumnChooser(props: ColumnChooserProps) {
  const say = useSay()
  const button = <Button icon={<Columns3 size={16} />}>{say(chooserTexts.columns)}</Button>

  return (
    <OnDemand trigger={button} popup="dialog" load={loadPanel}>
      <Suspense fallback={button}>
        <ColumnPopover {...props} trigger={button} />
      </Suspense>
    </OnDemand>
  )
}
