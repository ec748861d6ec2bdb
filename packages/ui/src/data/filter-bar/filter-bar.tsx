import { ChevronDown, ListFilter, SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { useKnownRecords } from '../../inputs/record-picker/known-records.ts'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import { type Filter, filterKeys, type OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import styles from './filter-bar.module.css'
import { filterTexts } from './filter-bar.texts.ts'
import { chosenValues, type FilterChoiceProps, filterValue } from './filter-words.ts'

const loadOverlays = () => import('./filter-overlays.tsx')
const FilterSheet = lazyOf(loadOverlays, 'FilterSheet')
const FilterPopover = lazyOf(loadOverlays, 'FilterPopover', ({ trigger }) => trigger)

const NO_OPTIONS: OptionsByName = {}

export interface FilterBarProps {
  /** Declared with `filtersOf`, in the order in which they stand. */
  filters: readonly Filter[]
  /** What the list is asked for now; the filters in force are read from it. */
  request: ListRequest
  /** Called with the filters that change, as texts in units of the wire; with `reset` by the button “Reset”. */
  onChange: (change: ListChange) => void
  /** What choice filters offer, by the name that they give; a name that is missing is still being loaded. */
  options?: OptionsByName | undefined
  /** Stands at the right, for example the ways to look at the list. */
  children?: ReactNode
}

/**
 * The filters of a list. Choices apply at once; text applies by Search or Enter. On a phone only the first text
 * stays in the bar, and the rest is in a sheet.
 */
export function FilterBar({ filters, request, onChange, options = NO_OPTIONS, children }: FilterBarProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [hasMore, setMore] = useState(false)

  const isApplied = (filter: Filter) => filterValue(filter, request, options, language) !== undefined
  const usual = filters.filter((filter) => !filter.more || (!isPhone && (hasMore || isApplied(filter))))
  const searches = usual.filter((filter) => filter.kind === 'search')
  const texts = isPhone ? searches.slice(0, 1) : searches
  const choices = usual.filter((filter) => filter.kind !== 'search')
  const inSheet = filters.filter((filter) => filter !== texts[0])
  const applied = inSheet.filter(isApplied).length
  const shared = { request, options, onChange }

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChange({ filters: Object.fromEntries(texts.map(({ id }) => [id, String(data.get(id) ?? '')])) })
  }

  return (
    <search aria-label={say(filterTexts.name)}>
      <form className={styles.bar} onSubmit={search} onReset={() => onChange({ reset: true })}>
        {texts.map(({ id, label, placeholder }) => (
          <SearchBox
            // A new value in the address is a new field: what was typed and not searched gives way to it.
            key={`${id} ${request[id]}`}
            size="bar"
            className={styles.text}
            name={id}
            // An input that knows no other limit takes 50 characters.
            maxLength={50}
            aria-label={say(label)}
            placeholder={say(placeholder)}
            defaultValue={request[id] ?? ''}
          />
        ))}
        {isPhone && inSheet.length > 0 && (
          <Button icon={<ListFilter size={16} />} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            {say(filterTexts.name)}
            {applied > 0 && <span className={styles.count}>{applied}</span>}
          </Button>
        )}
        {!isPhone && choices.map((filter) => <FilterChoice key={filter.id} filter={filter} {...shared} />)}
        {!isPhone && filters.some(({ more }) => more) && (
          <Button
            look="plain"
            icon={<SlidersHorizontal size={15} />}
            aria-expanded={hasMore}
            onClick={() => setMore(!hasMore)}
          >
            {say(hasMore ? filterTexts.fewer : filterTexts.more)}
          </Button>
        )}
        <div className={styles.buttons}>
          <Button type="submit">{say(filterTexts.search)}</Button>
          <Button type="reset" look="plain">
            {say(filterTexts.reset)}
          </Button>
        </div>
        {children && <div className={styles.right}>{children}</div>}
      </form>
      {isSheetOpen && <FilterSheet filters={inSheet} {...shared} onClose={() => setSheetOpen(false)} />}
    </search>
  )
}

const NO_RECORDS = { search: async () => ({ rows: [], total: 0 }), resolve: async () => [] }

/** A filter known by the label inside it: "City Any", and "City Wuhan ×" where it is applied. */
function FilterChoice(props: FilterChoiceProps) {
  const { filter, request, options, onChange } = props
  const say = useSay()
  const { language } = useLanguage()
  const records = filter.kind === 'records' ? filter : undefined
  useKnownRecords(records?.source ?? NO_RECORDS, records ? chosenValues(records, request) : [])
  const value = filterValue(filter, request, options, language)
  const clear = () => onChange({ filters: Object.fromEntries(filterKeys(filter).map((key) => [key, ''])) })

  const trigger = (
    <button type="button" className={styles.open}>
      <span className={styles.label}>{say(filter.label)}</span>{' '}
      <span className={styles.value}>{value ?? say(filter.none ?? filterTexts.any)}</span>
      {!value && <ChevronDown size={14} />}
    </button>
  )

  return (
    <div className={styles.choice} data-applied={value !== undefined || undefined}>
      <OnDemand trigger={trigger} popup="dialog" load={FilterPopover.read}>
        <FilterPopover {...props} trigger={trigger} />
      </OnDemand>
      {value && (
        <IconButton size="small" label={say(filterTexts.clear, { label: say(filter.label) })} onClick={clear}>
          <X size={14} />
        </IconButton>
      )}
    </div>
  )
}
