import { ArrowDown, ArrowUp, Columns3, GripVertical, Lock, Pin, Search } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox-option.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import { shownColumns } from '../list/column.ts'
import styles from './column-chooser.module.css'
import { chooserTexts } from './column-chooser.texts.ts'
import type { ColumnChooserProps } from './column-chooser.tsx'
import { DensityChoice } from './density-choice.tsx'
import { chooserOrder, moveColumn, toggleColumn, togglePinned } from './move-column.ts'

/** Which columns are shown, in which order, which of them stay at the start, and how high the rows are. Open from the start: it was asked for. */
export function ColumnPopover({ list, columns }: ColumnChooserProps) {
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

  return (
    <Popover
      label={say(chooserTexts.title)}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<Columns3 size={16} />}>{say(chooserTexts.columns)}</Button>}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <strong>{say(chooserTexts.title)}</strong>
          <span className={styles.count}>
            {number(shown.length)} / {number(columns.length)}
          </span>
        </div>
        <div className={styles.find}>
          <Search size={14} />
          <input
            type="search"
            aria-label={say(chooserTexts.find)}
            placeholder={say(chooserTexts.find)}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <ul className={styles.list}>
          {listed.map((column) => (
            <ColumnItem
              key={column.id}
              id={column.id}
              label={say(column.label)}
              isLocked={column.locked}
              isShown={shown.includes(column.id)}
              isPinned={pinned.includes(column.id)}
              onToggle={() => list.change({ columns: toggleColumn(order, shown, column.id) })}
              onPin={() => list.change({ pinned: togglePinned(pinned, column.id) })}
              onMove={(by) =>
                list.change({ columns: moveColumn(order, shown, column.id, order.indexOf(column.id) + by) })
              }
              onDropped={(id) =>
                list.change({ columns: moveColumn(order, shown, id, order.indexOf(column.id)) })
              }
            />
          ))}
        </ul>
        <DensityChoice density={list.density} onChange={(density) => list.change({ density })} />
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
function ColumnItem({
  id,
  label,
  isLocked,
  isShown,
  isPinned,
  onToggle,
  onPin,
  onMove,
  onDropped,
}: ColumnItemProps) {
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
      <span className={styles.move}>
        <IconButton size="small" label={say(chooserTexts.up, { column: label })} onClick={() => onMove(-1)}>
          <ArrowUp size={12} />
        </IconButton>
        <IconButton size="small" label={say(chooserTexts.down, { column: label })} onClick={() => onMove(1)}>
          <ArrowDown size={12} />
        </IconButton>
      </span>
      {isShown && (
        <IconButton
          size="small"
          className={styles.pin}
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
