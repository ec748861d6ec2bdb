import { ArrowDown, ArrowUp, GripVertical, Lock, Pin } from 'lucide-react'
import { type DragEvent, type ReactElement, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox.tsx'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { Segment } from '../../inputs/segment/segment.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import { type ColumnChoice, shownColumns } from '../list/column.ts'
import type { ListView } from '../list/list-state.ts'
import styles from './column-chooser.module.css'
import { chooserTexts } from './column-chooser.texts.ts'
import { chooserOrder, moveColumn, toggleColumn, togglePinned } from './move-column.ts'

export interface ColumnChooserProps {
  list: ListView
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
            <ColumnItem
              key={id}
              id={id}
              label={say(label)}
              isLocked={locked}
              isShown={shown.includes(id)}
              isPinned={pinned.includes(id)}
              onToggle={() => list.change({ columns: toggleColumn(order, shown, id) })}
              onPin={() => list.change({ pinned: togglePinned(pinned, id) })}
              onMove={(by) => move(id, order.indexOf(id) + by)}
              onDropped={(other) => move(other, order.indexOf(id))}
            />
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

interface ColumnItemProps {
  id: string
  label: string
  isLocked: boolean
  isShown: boolean
  isPinned: boolean
  onToggle: () => void
  onPin: () => void
  onMove: (by: -1 | 1) => void
  /** Another column was dropped on this one. */
  onDropped: (id: string) => void
}

/** Moved by dragging, or with the two buttons by those who cannot drag. */
function ColumnItem(props: ColumnItemProps) {
  const { id, label, isLocked, isShown, isPinned, onToggle, onPin, onMove, onDropped } = props
  const say = useSay()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    onDropped(event.dataTransfer.getData('text/plain'))
  }

  return (
    <li
      className={styles.item}
      data-shown={isShown || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <GripVertical className={styles.grip} size={12} aria-hidden="true" />
      <CheckboxOption checked={isShown} disabled={isLocked} onChange={onToggle}>
        {label}
      </CheckboxOption>
      <IconButton size="small" label={say(chooserTexts.up, { column: label })} onClick={() => onMove(-1)}>
        <ArrowUp size={12} />
      </IconButton>
      <IconButton size="small" label={say(chooserTexts.down, { column: label })} onClick={() => onMove(1)}>
        <ArrowDown size={12} />
      </IconButton>
      {isShown && (
        <IconButton
          size="small"
          label={say(chooserTexts.pin, { column: label })}
          aria-pressed={isPinned}
          onClick={onPin}
        >
          <Pin size={12} />
        </IconButton>
      )}
      {isLocked && <Lock size={12} aria-label={say(chooserTexts.locked)} role="img" />}
    </li>
  )
}
