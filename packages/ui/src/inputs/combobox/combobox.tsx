import { useMemo, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { type Choice, matchesText } from './choice.ts'
import { comboTexts } from './combobox.texts.ts'
import { ComboboxView, type Search } from './combobox-view.tsx'

export interface ComboboxOptions {
  /** What there is to choose from; all of it is here. For records of the server there is `RecordPicker`. */
  options: readonly Choice[]
  /** Stands in the field while nothing is chosen; "Type to search" by default. */
  placeholder?: string | undefined
}

export interface ComboboxProps extends ControlProps, ValueProps<string | number>, ComboboxOptions {}

/** One of a long list that one searches. For short lists the native `Select` is quicker. */
export function Combobox({ value, onChange, options, ...rest }: ComboboxProps) {
  const say = useSay()
  const [search, setSearch] = useState<Search>({ isOpen: false })
  const { text = '' } = search

  const found = useMemo(() => options.filter((option) => matchesText(option, text)), [options, text])
  const chosen = useMemo(() => options.filter((option) => option.value === value), [options, value])

  return (
    <ComboboxView
      {...rest}
      isMany={false}
      chosen={chosen}
      onChosen={(next) => onChange(next[0]?.value ?? null)}
      options={found}
      search={search}
      onSearch={setSearch}
      note={
        found.length === 0 && (
          <p role="status">{text ? say(comboTexts.nothing, { text }) : say(comboTexts.empty)}</p>
        )
      }
    />
  )
}
