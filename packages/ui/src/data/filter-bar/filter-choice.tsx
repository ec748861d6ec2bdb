import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useKnownRecords } from '../../inputs/record-picker/known-records.ts'
import type { RecordSource } from '../../inputs/record-picker/record-source.ts'
import { OnDemand } from '../../overlays/overlay/on-demand.tsx'
import type { Filter, OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import styles from './filter-bar.module.css'
import { filterTexts } from './filter-bar.texts.ts'
import { chosenValues, filterValue } from './filter-words.ts'

const loadPopover = () => import('./filter-popover.tsx')
const FilterPopover = lazy(async () => ({ default: (await loadPopover()).FilterPopover }))

const NO_RECORDS: RecordSource = {
  search: async () => ({ rows: [], total: 0 }),
  resolve: async () => [],
}
const NO_IDS: readonly string[] = []

interface FilterChoiceProps {
  filter: Filter
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
  onClear: () => void
}

/** A filter known by the label inside it: "City Any", and "City Wuhan ×" where it is applied. */
export function FilterChoice({ filter, request, options, onChange, onClear }: FilterChoiceProps) {
  const say = useSay()
  const { language } = useLanguage()
  useKnownRecords(
    filter.kind === 'records' ? filter.source : NO_RECORDS,
    filter.kind === 'records' ? chosenValues(filter, request) : NO_IDS,
  )
  const value = filterValue(filter, request, options, language)

  const trigger = (
    <button type="button" className={styles.open}>
      <span className={styles.label}>{say(filter.label)}</span>{' '}
      <span className={styles.value}>{value ?? say(filterTexts.any)}</span>
      {!value && <ChevronDown size={14} />}
    </button>
  )

  return (
    <div className={styles.choice} data-applied={value !== undefined || undefined}>
      <OnDemand trigger={trigger} popup="dialog" load={loadPopover}>
        <Suspense fallback={trigger}>
          <FilterPopover
            filter={filter}
            request={request}
            options={options}
            onChange={onChange}
            trigger={trigger}
          />
        </Suspense>
      </OnDemand>
      {value && (
        <IconButton
          size="small"
          label={say(filterTexts.clear, { label: say(filter.label) })}
          onClick={onClear}
        >
          <X size={14} />
        </IconButton>
      )}
    </div>
  )
}
