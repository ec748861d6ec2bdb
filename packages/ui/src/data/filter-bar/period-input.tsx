import { Suspense, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { isDay } from '../../inputs/calendar/days.ts'
import { DateRangeInput } from '../../inputs/date-range/date-range-input.tsx'
import { RangeCalendar } from '../../inputs/date-range/range-calendar.tsx'
import type { DateRange } from '../../inputs/date-range/shortcuts.ts'
import { filterKeys, type PeriodFilter } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import styles from './filter-input.module.css'
import { endsOf } from './filter-words.ts'

interface PeriodInputProps {
  filter: PeriodFilter
  request: ListRequest
  onChange: (change: ListChange) => void
}

/** Two days of a filter, typed or chosen; only what is a day, and in order, is applied. */
export function PeriodInput({ filter, request, onChange }: PeriodInputProps) {
  const say = useSay()
  const [from, to] = endsOf(filter, request).map((end) => end.slice(0, 10))
  const applied = { from: from ?? '', to: to ?? '' }
  const [typed, setTyped] = useState<{ over: string; range: DateRange }>()

  // What is half typed stands until the address says something else.
  const over = keyOf(applied)
  const shown = typed?.over === over ? typed.range : applied
  const isWrong = !isSound(shown)
  const change = (range: DateRange) => {
    const isApplied = isSound(range)
    setTyped({ over: isApplied ? keyOf(range) : over, range })
    if (!isApplied) return
    const [fromKey = '', toKey = ''] = filterKeys(filter)
    onChange({ filters: { [fromKey]: range.from, [toKey]: range.to } })
  }

  return (
    <div className={styles.period}>
      <DateRangeInput
        hasCalendar={false}
        aria-label={say(filter.label)}
        aria-invalid={isWrong || undefined}
        value={shown}
        onChange={change}
      />
      <Suspense>
        <RangeCalendar months={1} shortcuts={filter.shortcuts} value={shown} onChange={change} />
      </Suspense>
    </div>
  )
}

function isSound({ from, to }: DateRange): boolean {
  const areDays = (from === '' || isDay(from)) && (to === '' || isDay(to))
  return areDays && (from === '' || to === '' || from <= to)
}

function keyOf({ from, to }: DateRange): string {
  return `${from}/${to}`
}
