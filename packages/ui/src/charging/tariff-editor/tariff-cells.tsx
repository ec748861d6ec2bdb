import { CELL, CELLS, cellsOf, type TariffProblem } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { hourMinute } from '@ampdeck/api/time'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ClockFace } from '../tariff-clock/clock-face.tsx'
import { labelOf, periodKey } from '../tariff-clock/period-mark.ts'
import { bandPath, minuteAt } from '../tariff-clock/ring.ts'
import { TariffRing } from '../tariff-clock/tariff-ring.tsx'
import { draggedTo, headOf, isInRange, periodOfKey, rangeAfter } from './cell-keys.ts'
import styles from './tariff-cells.module.css'
import { type CellRange, minutesOf, type PeriodCode } from './tariff-edit.ts'
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
  const say = useSay()
  const { language } = useLanguage()
  const [range, setRange] = useState<CellRange>({ anchor: 0, extent: 0 })
  const [isDragging, setDragging] = useState(false)
  const list = useRef<SVGGElement>(null)
  // A screen reader may put the focus onto any cell; what we move ourselves has set the range already.
  const isMoving = useRef(false)
  const cells = cellsOf(periods)
  const head = headOf(range)

  const focus = (cell: number) => {
    const option = list.current?.querySelectorAll('[role="option"]')[cell]
    isMoving.current = true
    if (option instanceof SVGElement) option.focus()
    isMoving.current = false
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isDragging && event.key === 'Escape') {
      // Gives up the drag, and does not close the drawer around it.
      event.stopPropagation()
      setDragging(false)
      return
    }
    const next = rangeAfter(range, event.key, event.shiftKey)
    const chosen = event.key === 'Enter' || event.key === ' ' ? brush : periodOfKey(event.key)
    if (!next && (chosen === undefined || disabled)) return
    event.preventDefault()
    if (next) {
      setRange(next)
      focus(headOf(next))
    } else if (chosen !== undefined) onPaint(range, chosen)
  }

  const begin = (event: PointerEvent<SVGGElement>) => {
    if (disabled || event.button !== 0) return
    const cell = cellAt(event)
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setRange({ anchor: cell, extent: 0 })
    setDragging(true)
    focus(cell)
  }

  const drag = (event: PointerEvent<SVGGElement>) => {
    if (!isDragging) return
    const cell = cellAt(event)
    if (cell !== head) setRange(draggedTo(range, cell))
  }

  const end = () => {
    if (!isDragging) return
    setDragging(false)
    onPaint(range, brush)
  }

  const timeText = ({ from, to }: { from: number; to: number }) => `${hourMinute(from)}–${hourMinute(to)}`
  const parts = minutesOf(range)
  const under = cells[head]

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
        data-brush={isDragging ? periodKey(brush) : undefined}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={() => setDragging(false)}
      >
        {cells.map((tariff, cell) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its index.
            key={cell}
            role="option"
            aria-label={say(editorTexts.cell, {
              time: timeText({ from: cell * CELL, to: (cell + 1) * CELL }),
              period: tariff ? labelOf(tariff.period, language) : say(editorTexts.noPeriod),
            })}
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
            className={styles.problem}
          />
        ))}
      <text y={-9} className={styles.time}>
        {parts.length > 1
          ? `${hourMinute(parts[0]?.from ?? 0)}–${hourMinute(parts[1]?.to ?? 0)}`
          : parts.map(timeText)}
      </text>
      <text y={11} className={styles.caption}>
        {under ? labelOf(under.period, language) : say(editorTexts.noPeriod)}
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
