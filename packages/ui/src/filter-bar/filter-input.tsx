import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { CheckboxOption } from '../fields/checkbox-option.tsx'
import { useLanguage } from '../language/use-language.ts'
import { useSay } from '../language/use-say.ts'
import { type Filter, filterKeys, type OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-input.module.css'
import { chosenValues, optionsOf } from './filter-words.ts'
import { type Period, shortcutsOf, todayOf } from './periods.ts'

/** From so many options on one looks for the right one rather than along them. */
const MANY = 8

interface FilterInputProps {
  filter: Filter
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
}

/** The input of a choice or a period, the same in the popover and in the sheet. */
export function FilterInput(props: FilterInputProps) {
  return props.filter.kind === 'period' ? <PeriodInput {...props} /> : <OptionsInput {...props} />
}

function OptionsInput({ filter, request, options, onChange }: FilterInputProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [wanted, setWanted] = useState('')

  const offered = optionsOf(filter, options, language)
  const found = offered.filter((option) => option.label.toLowerCase().includes(wanted.trim().toLowerCase()))
  const chosen = chosenValues(filter, request)
  const isMultiple = filter.kind !== 'period' && filter.kind !== 'search' && filter.multiple
  const toggle = (value: string) => {
    const others = isMultiple ? chosen.filter((other) => other !== value) : []
    const values = chosen.includes(value) ? others : [...others, value]
    onChange({ filters: { [filter.id]: values.join(',') } })
  }

  return (
    <>
      {offered.length > MANY && (
        <div className={styles.find}>
          <Search size={14} />
          <input
            type="search"
            aria-label={say(filterTexts.find, { label: say(filter.label) })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      <ul className={styles.options}>
        {found.map((option) => (
          <li key={option.value}>
            <CheckboxOption checked={chosen.includes(option.value)} onChange={() => toggle(option.value)}>
              {option.label}
            </CheckboxOption>
          </li>
        ))}
        {found.length === 0 && <li className={styles.nothing}>{say(filterTexts.nothing)}</li>}
      </ul>
    </>
  )
}

function PeriodInput({ filter, request, onChange }: FilterInputProps) {
  const say = useSay()
  const id = useId()
  const [fromKey = '', toKey = ''] = filterKeys(filter)
  const from = String(request[fromKey] ?? '').slice(0, 10)
  const to = String(request[toKey] ?? '').slice(0, 10)

  const shortcuts = shortcutsOf(todayOf(Date.now()))
  const apply = (period: Period) => onChange({ filters: { [fromKey]: period.from, [toKey]: period.to } })

  return (
    <div className={styles.period}>
      <label htmlFor={`${id}from`}>{say(filterTexts.from)}</label>
      <input
        id={`${id}from`}
        type="date"
        value={from}
        max={to || undefined}
        onChange={(event) => apply({ from: event.target.value, to })}
      />
      <label htmlFor={`${id}to`}>{say(filterTexts.to)}</label>
      <input
        id={`${id}to`}
        type="date"
        value={to}
        min={from || undefined}
        onChange={(event) => apply({ from, to: event.target.value })}
      />
      <div className={styles.shortcuts}>
        {(['last30', 'thisMonth', 'lastMonth'] as const).map((shortcut) => (
          <Button key={shortcut} size="small" onClick={() => apply(shortcuts[shortcut])}>
            {say(filterTexts[shortcut])}
          </Button>
        ))}
      </div>
    </div>
  )
}
