import { useSay } from '../../foundation/language/use-say.ts'
import { RecordPicker, RecordsPicker } from '../../inputs/record-picker/record-picker.tsx'
import type { RecordsFilter } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import styles from './filter-input.module.css'
import { chosenValues } from './filter-words.ts'

interface RecordsInputProps {
  filter: RecordsFilter
  request: ListRequest
  onChange: (change: ListChange) => void
}

/** Records of a filter, searched and paged on the server. */
export function RecordsInput({ filter, request, onChange }: RecordsInputProps) {
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
