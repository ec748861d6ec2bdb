import { Lock, Pin } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { Segment } from '../../inputs/segment/segment.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import { type ColumnChoice, shownColumns } from '../list/column.ts'
import type { ListView } from '../list/list-state.ts'
import { ChoiceItem } from './choice-item.tsx'
import styles from './column-chooser.module.css'
import { chooserTexts } from './column-chooser.texts.ts'
import { chooserOrder, moveColumn, toggleColumn, togglePinned } from './move-column.ts'

export interface ColumnChooserProps {
  /** How the list is looked at now; every choice goes to its `change`, and the reset sets all of them to `null`. */
  list: ListView
  /** All columns that the table has, in its own order, also those that are hidden now. */
  columns: readonly ColumnChoice[]
}

const DENSITIES = ['compact', 'default', 'comfortable'] as const

/** Which columns are shown, in which order, which of them stay at the start, and how high the rows are. Open from the start: it was asked for. */
export function ColumnPopover({ list, columns, trigger }: ColumnChooserProps & { trigger: ReactElement }) {
  const say = useSay()
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(true)
  const [wanted, setWanted] = useState('')

  const shown = shownColumns(columns, list.columns).map((column) => column.id)
  const pinned = list.pinned ?? shown.slice(0, 1)
  const order = chooserOrder(
    columns.map((column) => column.id),
    shown,
  )
  const listed = order
    .flatMap((id) => columns.find((column) => column.id === id) ?? [])
    .filter((column) => say(column.label).toLowerCase().includes(wanted.trim().toLowerCase()))
  const move = (id: string, to: number) => list.change({ columns: moveColumn(order, shown, id, to) })

  return (
    <Popover label={say(chooserTexts.title)} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <strong>{say(chooserTexts.title)}</strong>
          <span className={styles.muted}>
            {number(shown.length)} / {number(columns.length)}
          </span>
        </div>
        <SearchBox
          className={styles.find}
          aria-label={say(chooserTexts.find)}
          placeholder={say(chooserTexts.find)}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <ul className={styles.list}>
          {listed.map(({ id, label, locked }) => (
            <ChoiceItem
              key={id}
              id={id}
              label={say(label)}
              isLocked={locked}
              isShown={shown.includes(id)}
              onToggle={() => list.change({ columns: toggleColumn(order, shown, id) })}
              onMove={(by) => move(id, order.indexOf(id) + by)}
              onDropped={(other) => move(other, order.indexOf(id))}
            >
              {shown.includes(id) && (
                <IconButton
                  size="small"
                  label={say(chooserTexts.pin, { column: say(label) })}
                  aria-pressed={pinned.includes(id)}
                  onClick={() => list.change({ pinned: togglePinned(pinned, id) })}
                >
                  <Pin size={12} />
                </IconButton>
              )}
              {locked && <Lock size={12} aria-label={say(chooserTexts.locked)} role="img" />}
            </ChoiceItem>
          ))}
        </ul>
        <div className={styles.rows}>
          <span className={styles.muted}>{say(chooserTexts.rowHeight)}</span>
          <Segment
            label={say(chooserTexts.rowHeight)}
            value={list.density}
            options={DENSITIES.map((value) => ({ value, label: say(chooserTexts[value]) }))}
            onChange={(density) => list.change({ density })}
          />
        </div>
        <div className={styles.foot}>
          <Button
            look="plain"
            size="small"
            onClick={() => list.change({ columns: null, pinned: null, widths: null, density: 'default' })}
          >
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
