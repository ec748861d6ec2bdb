import { type ReactElement, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Popover } from '../../overlays/popover/popover.tsx'
import { ChoiceItem } from '../column-chooser/choice-item.tsx'
import styles from '../column-chooser/column-chooser.module.css'
import { chooserTexts } from '../column-chooser/column-chooser.texts.ts'
import { type Arrangement, movePanel, orderedPanels, togglePanel } from './arrangement.ts'
import { panelTexts } from './panel-chooser.texts.ts'

export interface PanelChooserProps {
  /** All panels of the page with their titles, in the order that they have by themselves. */
  panels: readonly { id: string; label: string }[]
  /** What somebody has chosen: an order, and what is hidden. Both are empty where nobody has. */
  arrangement: Arrangement
  /** Called with the whole new arrangement after each step; the page keeps it. */
  onChange: (arrangement: Arrangement) => void
}

/** Every panel with its box, moved by dragging or by its two buttons. Open from the start: it was asked for. */
export function PanelPopover({
  panels,
  arrangement,
  onChange,
  trigger,
}: PanelChooserProps & { trigger: ReactElement }) {
  const say = useSay()
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(true)
  const order = orderedPanels(
    panels.map(({ id }) => id),
    arrangement,
  )
  const listed = order.flatMap((id) => panels.find((panel) => panel.id === id) ?? [])
  const isShown = (id: string) => !arrangement.hidden.includes(id)
  const move = (id: string, to: number) => onChange(movePanel(order, arrangement, id, to))

  return (
    <Popover label={say(panelTexts.title)} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className={styles.panel} data-wide>
        <div className={styles.head}>
          <strong>{say(panelTexts.title)}</strong>
          <span className={styles.muted}>
            {number(order.filter(isShown).length)} / {number(order.length)}
          </span>
        </div>
        <ul className={styles.list}>
          {listed.map(({ id, label }, index) => (
            <ChoiceItem
              key={id}
              id={id}
              label={label}
              isShown={isShown(id)}
              onToggle={() => onChange(togglePanel(arrangement, id))}
              onMove={(by) => move(id, index + by)}
              onDropped={(other) => move(other, index)}
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <Button look="plain" size="small" onClick={() => onChange({ order: [], hidden: [] })}>
            {say(chooserTexts.reset)}
          </Button>
          <Button size="small" onClick={() => setOpen(false)}>
            {say(chooserTexts.done)}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
