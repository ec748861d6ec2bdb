import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { type NumberRange, NumberRangeInput } from '../../inputs/unit-fields/number-range-input.tsx'
import { filterKeys, type RangeFilter } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-input.module.css'
import { endsOf } from './filter-words.ts'

interface RangeInputProps {
  filter: RangeFilter
  request: ListRequest
  onChange: (change: ListChange) => void
}

type End = number | string | null

/** Two numbers of a filter; Enter or Apply asks for them, not every digit on the way. */
export function RangeInput({ filter, request, onChange }: RangeInputProps) {
  const say = useSay()
  const ends = endsOf(filter, request)
  const over = ends.join('/')
  const [min, max] = ends.map((end): End => (end === '' ? null : Number(end)))
  const [draft, setDraft] = useState<{ over: string; range: NumberRange }>()
  // What is typed stands until the address says something else.
  const typed = draft?.over === over ? draft.range : { min: min ?? null, max: max ?? null }
  const isWrong =
    [typed.min, typed.max].some((end) => end !== null && typeof end !== 'number') ||
    (typeof typed.min === 'number' && typeof typed.max === 'number' && typed.min > typed.max)

  const apply = () => {
    if (isWrong) return
    const [minKey = '', maxKey = ''] = filterKeys(filter)
    const text = (end: End) => (end === null ? '' : String(end))
    onChange({ filters: { [minKey]: text(typed.min), [maxKey]: text(typed.max) } })
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
        value={typed}
        onChange={(range) => setDraft({ over, range })}
      />
      <Button size="small" disabled={isWrong} onClick={apply}>
        {say(filterTexts.apply)}
      </Button>
    </div>
  )
}
