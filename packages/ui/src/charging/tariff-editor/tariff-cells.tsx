import { CELL, CELLS, cellsOf, type TariffProblem } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { bandPath, minuteAt } from '../tariff-clock/ring.ts'
import { ClockFace, TariffRing } from '../tariff-clock/tariff-ring.tsx'
import { periodColours, useTariffWords } from '../tariff-clock/tariff-words.ts'
import { draggedTo, headOf, isInRange, periodOfKey, rangeAfter } from './cell-keys.ts'
import { type CellRange, minutesOf, type PeriodCode, timesText } from './tariff-edit.ts'
import styles from './tariff-editor.module.css'
import { editorTexts } from './tariff-editor.texts.ts'

const SIZE = 288
const OUTER = SIZE / 2 - 22
const BAND = 24
const INNER = OUTER - BAND

export interface TariffCellsProps {
  /** Begins the name of the list of half hours. */
  label: string
  periods: readonly TariffPeriod[]
  problems: readonly TariffProblem[]
  /** The period that dragging and Enter paint. */
  brush: PeriodCode
  disabled: boolean
  onPaint: (range: CellRange, period: PeriodCode) => void
}

/** The day as a ring of 48 half hours: dragging paints them; with keys one walks, extends and sets the period. */
export function TariffCells({ label, periods, problems, brush, disabled, onPaint }: TariffCellsProps) {
  const { say, wordOf } = useTariffWords()
  const [range, setRange] = useState<CellRange>({ anchor: 0, extent: 0 })
  const [isDragging, setDragging] = useState(false)
  const list = useRef<SVGGElement>(null)
  // A screen reader may put the focus onto any cell; what we move ourselves has set the range already.
  const isMoving = useRef(false)
  const cells = cellsOf(periods)
  const head = headOf(range)
  const periodIn = (cell: number) => {
    const tariff = cells[cell]
    return tariff ? wordOf(tariff.period) : say(editorTexts.noPeriod)
  }

  const moveTo = (next: CellRange) => {
    setRange(next)
    const option = list.current?.querySelectorAll<SVGPathElement>('[role="option"]')[headOf(next)]
    isMoving.current = true
    option?.focus()
    isMoving.current = false
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isDragging && event.key === 'Escape') {
      // Gives up the drag, and does not close the drawer around it.
      event.stopPropagation()
      return setDragging(false)
    }
    const next = rangeAfter(range, event.key, event.shiftKey)
    const chosen = event.key === 'Enter' || event.key === ' ' ? brush : periodOfKey(event.key)
    if (!next && (chosen === undefined || disabled)) return
    event.preventDefault()
    if (next) moveTo(next)
    else if (chosen !== undefined) onPaint(range, chosen)
  }

  const begin = (event: PointerEvent<SVGGElement>) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
    moveTo({ anchor: cellAt(event), extent: 0 })
  }

  const drag = (event: PointerEvent<SVGGElement>) => {
    const cell = isDragging ? cellAt(event) : head
    // At once, for the release may come before the next frame.
    if (cell !== head) flushSync(() => setRange(draggedTo(range, cell)))
  }

  const end = () => {
    if (!isDragging) return
    setDragging(false)
    onPaint(range, brush)
  }

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture: the list inside has a name.
    <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} className={styles.ring}>
      <TariffRing periods={periods} outer={OUTER} band={BAND} />
      <ClockFace inner={INNER} labels={OUTER + 14} />
      <g
        ref={list}
        role="listbox"
        aria-label={say(editorTexts.cells, { label })}
        aria-multiselectable="true"
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        className={styles.cells}
        style={isDragging ? periodColours(brush) : undefined}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={() => setDragging(false)}
      >
        {cells.map((_, cell) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its index.
            key={cell}
            role="option"
            aria-label={`${timesText({ from: cell * CELL, to: (cell + 1) * CELL })} ${periodIn(cell)}`}
            aria-selected={isInRange(range, cell)}
            tabIndex={cell === head ? 0 : -1}
            d={bandPath(INNER, OUTER, cell * CELL, (cell + 1) * CELL)}
            className={styles.cell}
            onFocus={() => !isMoving.current && cell !== head && setRange({ anchor: cell, extent: 0 })}
          />
        ))}
      </g>
      {problems
        .filter(({ kind, from, to }) => kind !== 'tooMany' && to > from)
        .map(({ kind, from, to }) => (
          <path
            key={`${kind}-${from}-${to}`}
            d={bandPath(OUTER + 2, OUTER + 6, from, to)}
            fill="var(--colors-gun-fault-fg)"
          />
        ))}
      <text y={-9} className={styles.time}>
        {timesText({ from: minutesOf(range)[0]?.from ?? 0, to: minutesOf(range).at(-1)?.to ?? 0 })}
      </text>
      <text y={11} className={styles.caption}>
        {periodIn(head)}
      </text>
    </svg>
  )
}

/** The half hour under the pointer. */
function cellAt(event: PointerEvent<SVGGElement>): number {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
  if (!box) return 0
  const minute = minuteAt(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2)
  return Math.min(CELLS - 1, Math.floor(minute / CELL))
}
