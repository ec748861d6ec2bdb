import { type KeyboardEvent, Suspense, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { isDay } from '../../inputs/calendar/days.ts'
import { DateRangeInput } from '../../inputs/date-range/date-range-input.tsx'
import { RangeCalendar } from '../../inputs/date-range/range-calendar.tsx'
import type { DateRange } from '../../inputs/date-range/shortcuts.ts'
import { type NumberRange, NumberRangeInput } from '../../inputs/unit-fields/number-range-input.tsx'
import { filterKeys, type PeriodFilter, type RangeFilter } from '../list/filters-of.ts'
import { filterTexts } from './filter-bar.texts.ts'
import type { FilterChoiceProps } from './filter-bar.tsx'
import styles from './filter-input.module.css'
import { endsOf } from './filter-words.ts'

type RangeInputProps<Of> = Pick<FilterChoiceProps, 'request' | 'onChange'> & { filter: Of }

/** Two days of a filter, typed or chosen; only what is a day, and in order, is applied. */
export function PeriodInput({ filter, request, onChange }: RangeInputProps<PeriodFilter>) {
  const say = useSay()
  const [from = '', to = ''] = endsOf(filter, request).map((end) => end.slice(0, 10))
  const [range, type] = useTyped<DateRange>({ from, to })
  const change = (next: DateRange) => {
    const isApplied = isPeriod(next)
    type(next, isApplied)
    if (isApplied) onChange({ filters: endsIn(filter, next.from, next.to) })
  }

  return (
    <div className={styles.period}>
      <DateRangeInput
        hasCalendar={false}
        aria-label={say(filter.label)}
        aria-invalid={!isPeriod(range) || undefined}
        value={range}
        onChange={change}
      />
      <Suspense>
        <RangeCalendar months={1} shortcuts={filter.shortcuts} value={range} onChange={change} />
      </Suspense>
    </div>
  )
}

/** Two numbers of a filter; Enter or Apply asks for them, not every digit on the way. */
export function RangeInput({ filter, request, onChange }: RangeInputProps<RangeFilter>) {
  const say = useSay()
  const [min = null, max = null] = endsOf(filter, request).map((end) => (end === '' ? null : Number(end)))
  const [range, type] = useTyped<NumberRange>({ min, max })
  const isWrong = !isNumberRange(range)

  const apply = () => {
    if (!isWrong) onChange({ filters: endsIn(filter, range.min ?? '', range.max ?? '') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inputs have the keys; Enter in them applies both.
    <div className={styles.period} onKeyDown={onKeyDown}>
      <NumberRangeInput
        aria-label={say(filter.label)}
        aria-invalid={isWrong || undefined}
        unit={filter.unit && say(filter.unit)}
        scale={filter.scale}
        value={range}
        onChange={(next) => type(next)}
      />
      <Button size="small" disabled={isWrong} onClick={apply}>
        {say(filterTexts.apply)}
      </Button>
    </div>
  )
}

/** What is half typed stands until the address says something else. */
function useTyped<Range extends object>(applied: Range) {
  const over = Object.values(applied).join('/')
  const [typed, setTyped] = useState<{ over: string; range: Range }>()
  /** With `isApplied` the address is about to say the same. */
  const type = (range: Range, isApplied = false) =>
    setTyped({ over: isApplied ? Object.values(range).join('/') : over, range })
  return [typed?.over === over ? typed.range : applied, type] as const
}

function endsIn(filter: PeriodFilter | RangeFilter, first: string | number, last: string | number) {
  const [firstKey = '', lastKey = ''] = filterKeys(filter)
  return { [firstKey]: String(first), [lastKey]: String(last) }
}

function isPeriod({ from, to }: DateRange): boolean {
  const areDays = [from, to].every((day) => day === '' || isDay(day))
  return areDays && (from === '' || to === '' || from <= to)
}

function isNumberRange({ min, max }: NumberRange): boolean {
  if (typeof min === 'string' || typeof max === 'string') return false
  return min === null || max === null || min <= max
}
