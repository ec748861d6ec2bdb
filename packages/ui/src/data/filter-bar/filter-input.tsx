import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox-option.tsx'
import type { Filter, OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-input.module.css'
import { chosenValues, optionsOf } from './filter-words.ts'
import { PeriodInput } from './period-input.tsx'
import { RangeInput } from './range-input.tsx'
import { RecordsInput } from './records-input.tsx'

/** From so many options on one looks for the right one rather than along them. */
const MANY = 8

interface FilterInputProps {
  filter: Filter
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
}

/** The input of any filter but the text, the same in the popover and in the sheet. */
export function FilterInput(props: FilterInputProps) {
  const { filter, request, onChange } = props
  const shared = { request, onChange }
  if (filter.kind === 'period') return <PeriodInput filter={filter} {...shared} />
  if (filter.kind === 'range') return <RangeInput filter={filter} {...shared} />
  if (filter.kind === 'records') return <RecordsInput filter={filter} {...shared} />
  return <OptionsInput {...props} />
}

function OptionsInput({ filter, request, options, onChange }: FilterInputProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [wanted, setWanted] = useState('')

  const offered = optionsOf(filter, options, language)
  const found = offered.filter((option) => option.label.toLowerCase().includes(wanted.trim().toLowerCase()))
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
