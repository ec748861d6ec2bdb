import { ListFilter } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../data-table/use-is-phone.ts'
import { type Filter, filterKeys, type OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import styles from './filter-bar.module.css'
import { filterTexts } from './filter-bar.texts.ts'
import { FilterChoice } from './filter-choice.tsx'
import { FilterText } from './filter-text.tsx'
import { filterValue } from './filter-words.ts'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

const NO_OPTIONS: OptionsByName = {}

export interface FilterBarProps {
  filters: readonly Filter[]
  request: ListRequest
  onChange: (change: ListChange) => void
  options?: OptionsByName | undefined
  /** Stands at the right, for example saved views. */
  children?: ReactNode
}

/**
 * The filters of a list. Choices apply at once; text applies by Search or Enter. On a phone only the text stays in
 * the bar, and the rest is in a sheet.
 */
export function FilterBar({ filters, request, onChange, options = NO_OPTIONS, children }: FilterBarProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const [isSheetOpen, setSheetOpen] = useState(false)

  const texts = filters.filter((filter) => filter.kind === 'search')
  const choices = filters.filter((filter) => filter.kind !== 'search')
  const applied = choices.filter((filter) => filterValue(filter, request, options, language))

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChange({ filters: Object.fromEntries(texts.map(({ id }) => [id, String(data.get(id) ?? '')])) })
  }
  const clear = (filter: Filter) =>
    onChange({ filters: Object.fromEntries(filterKeys(filter).map((key) => [key, ''])) })

  return (
    <search aria-label={say(filterTexts.name)}>
      <form className={styles.bar} onSubmit={search} onReset={() => onChange({ reset: true })}>
        {texts.map((filter) => (
          // A new value in the address is a new field: what was typed and not searched gives way to it.
          <FilterText key={`${filter.id} ${request[filter.id]}`} filter={filter} value={request[filter.id]} />
        ))}
        {isPhone && choices.length > 0 && (
          <Button icon={<ListFilter size={16} />} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            {say(filterTexts.name)}
            {applied.length > 0 && <span className={styles.count}>{applied.length}</span>}
          </Button>
        )}
        {!isPhone &&
          choices.map((filter) => (
            <FilterChoice
              key={filter.id}
              filter={filter}
              request={request}
              options={options}
              onChange={onChange}
              onClear={() => clear(filter)}
            />
          ))}
        <div className={styles.buttons}>
          <Button type="submit">{say(filterTexts.search)}</Button>
          <Button type="reset" look="plain">
            {say(filterTexts.reset)}
          </Button>
        </div>
        {children && <div className={styles.right}>{children}</div>}
      </form>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            filters={choices}
            request={request}
            options={options}
            onChange={onChange}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </search>
  )
}
