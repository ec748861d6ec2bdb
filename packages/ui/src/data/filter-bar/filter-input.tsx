import { useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox-option.tsx'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { RecordPicker, RecordsPicker } from '../../inputs/record-picker/record-picker.tsx'
import type { RecordsFilter } from '../list/filters-of.ts'
import { filterTexts } from './filter-bar.texts.ts'
import type { FilterChoiceProps } from './filter-bar.tsx'
import styles from './filter-input.module.css'
import { chosenValues, optionsOf } from './filter-words.ts'
import { PeriodInput, RangeInput } from './range-input.tsx'

/** From so many options on one looks for the right one rather than along them. */
const MANY = 8

/** The input of any filter but the text, the same in the popover and in the sheet. */
export function FilterInput(props: FilterChoiceProps) {
  const { filter, options, ...shared } = props
  if (filter.kind === 'period') return <PeriodInput filter={filter} {...shared} />
  if (filter.kind === 'range') return <RangeInput filter={filter} {...shared} />
  if (filter.kind === 'records') return <RecordsInput filter={filter} {...shared} />
  return <OptionsInput {...props} />
}

function OptionsInput({ filter, request, options, onChange }: FilterChoiceProps) {
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
        {found.length === 0 && <li className={styles.nothing}>{say(filterTexts.nothing)}</li>}
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
