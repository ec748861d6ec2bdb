import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './cell-grid.module.css'

export interface CellGridProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The name of the group, read aloud. */
  label: string
  cells: readonly { value: string; label: string; isDisabled?: boolean }[]
  value: string
  onChoose: (value: string) => void
  /** Takes the focus once drawn. */
  focusFirst?: boolean
}

const COLUMNS = 3
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

/** A few things in three columns, such as the months of a year; arrows walk through them. */
export function CellGrid({ label, cells, value, onChoose, focusFirst, className, ...rest }: CellGridProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const chosen = cells.findIndex((cell) => cell.value === value)
  const [active, setActive] = useState(Math.max(0, chosen))
  const wantsFocus = useRef(focusFirst)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelectorAll('button')[active]?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    wantsFocus.current = true
    setActive((index) => Math.max(0, Math.min(cells.length - 1, index + step)))
  }

  return (
    <fieldset {...rest} ref={root} className={clsx(styles.cells, className)} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{label}</legend>
      {cells.map((cell, index) => (
        <button
          key={cell.value}
          type="button"
          tabIndex={index === active ? 0 : -1}
          aria-pressed={cell.value === value}
          aria-disabled={cell.isDisabled || undefined}
          onClick={() => {
            if (!cell.isDisabled) onChoose(cell.value)
          }}
        >
          {cell.label}
        </button>
      ))}
    </fieldset>
  )
}
