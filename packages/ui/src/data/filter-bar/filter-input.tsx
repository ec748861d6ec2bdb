import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { isDay } from '../../inputs/calendar/days.ts'
import { DateRangeInput } from '../../inputs/date-range/date-range-input.tsx'
import { RangeCalendar } from '../../inputs/date-range/range-calendar.tsx'
import type { DateRange } from '../../inputs/date-range/shortcuts.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox.tsx'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { RecordPicker, RecordsPicker } from '../../inputs/record-picker/record-picker.tsx'
import { type NumberRange, NumberRangeInput } from '../../inputs/unit-fields/number-range-input.tsx'
import {
  filterKeys,
  type PeriodFilter,
  type RangeFilter,
  type RecordsFilter,
  type TextFilter,
} from '../list/filters-of.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-input.module.css'
import { chosenValues, endsOf, type FilterChoiceProps, optionsOf } from './filter-words.ts'

/** From so many options on one looks for the right one rather than along them. */
const MANY = 8

/** The input of any filter, the same in the popover and in the sheet. */
export function FilterInput(props: FilterChoiceProps) {
  const { filter, options, ...shared } = props
  if (filter.kind === 'search') return <TextInput filter={filter} {...shared} />
  if (filter.kind === 'period') return <PeriodInput filter={filter} {...shared} />
  if (filter.kind === 'range') return <RangeInput filter={filter} {...shared} />
  if (filter.kind === 'records') return <RecordsInput filter={filter} {...shared} />
  return <OptionsInput {...props} />
}

/** A text is applied by Enter, and by going on to anything else. */
function TextInput({
  filter,
  request,
  onChange,
}: Pick<FilterChoiceProps, 'request' | 'onChange'> & { filter: TextFilter }) {
  const say = useSay()
  const applied = String(request[filter.id] ?? '')
  const apply = (text: string) => {
    if (text.trim() !== applied) onChange({ filters: { [filter.id]: text } })
  }

  return (
    <SearchBox
      key={applied}
      maxLength={50}
      aria-label={say(filter.label)}
      placeholder={say(filter.placeholder)}
      defaultValue={applied}
      onBlur={(event) => apply(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
    />
  )
}

function OptionsInput({ filter, request, options, onChange }: FilterChoiceProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [wanted, setWanted] = useState('')

  const offered = optionsOf(filter, options, language)
  const found = offered.filter((option) => option.label.toLowerCase().includes(wanted.trim().toLowerCase()))
  const isLoading = filter.kind === 'choice' && options[filter.options] === undefined
  const chosen = chosenValues(filter, request)
  const isMultiple = 'multiple' in filter && filter.multiple
  const toggle = (value: string) => {
    const others = isMultiple ? chosen.filter((other) => other !== value) : []
    const values = chosen.includes(value) ? others : [...others, value]
    onChange({ filters: { [filter.id]: values.join(',') } })
  }

  return (
    <>
      {offered.length > MANY && (
        <SearchBox
          className={styles.find}
          aria-label={say(filterTexts.find, { label: say(filter.label) })}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul className={styles.options}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <CheckboxOption checked={chosen.includes(value)} onChange={() => toggle(value)}>
              {label}
            </CheckboxOption>
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles.nothing} aria-busy={isLoading || undefined}>
            {say(isLoading ? filterTexts.loading : filterTexts.nothing)}
          </li>
        )}
      </ul>
    </>
  )
}

/** Records of a filter, searched and paged on the server. */
function RecordsInput({
  filter,
  request,
  onChange,
}: Pick<FilterChoiceProps, 'request' | 'onChange'> & { filter: RecordsFilter }) {
  const say = useSay()
  // Ids of the wire are numbers, save where they are not.
  const ids = chosenValues(filter, request).map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id))
  const apply = (next: readonly (string | number)[]) => onChange({ filters: { [filter.id]: next.join(',') } })
  const shared = { source: filter.source, 'aria-label': say(filter.label) }

  return (
    <div className={styles.records}>
      {filter.multiple ? (
        <RecordsPicker {...shared} value={ids} onChange={(next) => apply(next ?? [])} />
      ) : (
        <RecordPicker {...shared} value={ids[0] ?? null} onChange={(id) => apply(id === null ? [] : [id])} />
      )}
    </div>
  )
}

type RangeInputProps<Of> = Pick<FilterChoiceProps, 'request' | 'onChange'> & { filter: Of }

/** Two days of a filter, typed or chosen; only what is a day, and in order, is applied. */
function PeriodInput({ filter, request, onChange }: RangeInputProps<PeriodFilter>) {
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
      <RangeCalendar months={1} shortcuts={filter.shortcuts} value={range} onChange={change} />
    </div>
  )
}

/** Two numbers of a filter; Enter or Apply asks for them, not every digit on the way. */
function RangeInput({ filter, request, onChange }: RangeInputProps<RangeFilter>) {
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
