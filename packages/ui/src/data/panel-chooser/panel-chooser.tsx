import { LayoutDashboard } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import styles from '../column-chooser/column-chooser.module.css'
import { panelTexts } from './panel-chooser.texts.ts'
import type { PanelChooserProps } from './panel-popover.tsx'

const PanelPopover = lazyOf(
  () => import('./panel-popover.tsx'),
  'PanelPopover',
  ({ trigger }) => trigger,
)

/** The button "Panels": which parts of a page are shown, and in which order. */
export function PanelChooser(props: PanelChooserProps) {
  const say = useSay()
  const button = (
    <Button icon={<LayoutDashboard size={16} />}>
      <span className={styles.word}>{say(panelTexts.panels)}</span>
    </Button>
  )

  return (
    <OnDemand trigger={button} popup="dialog" load={PanelPopover.read}>
      <PanelPopover {...props} trigger={button} />
    </OnDemand>
  )
}
