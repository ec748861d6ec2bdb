import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '../fields/checkbox.tsx'
import { useSay } from '../language/use-say.ts'
import type { Column, ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import type { SortOrder } from '../list-request/list-request.ts'
import { alignOf } from './align-of.ts'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'

interface TableHeadProps<Row extends ListRow> {
  columns: readonly Column<Row>[]
  list: ListState<Row>
  hasActions: boolean
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  onTogglePage: () => void
  /** Cards are still read as rows of a table. */
  isHidden: boolean
}

export function TableHead<Row extends ListRow>({
  columns,
  list,
  hasActions,
  selection,
  onTogglePage,
  isHidden,
}: TableHeadProps<Row>) {
  const say = useSay()
  if (isHidden) return null

  return (
    <thead className={clsx(styles.head)}>
      <tr>
        {selection && (
          <th scope="col" className={styles.check}>
            <Checkbox
              aria-label={say(tableTexts.selectPage)}
              checked={selection === 'all'}
              mixed={selection === 'some'}
              disabled={list.rows.length === 0}
              onChange={onTogglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} list={list} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.actions}>
            {say(tableTexts.actions)}
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnHead<Row extends ListRow>({ column, list }: { column: Column<Row>; list: ListState<Row> }) {
  const say = useSay()
  const order = list.request.sortField === column.id ? list.request.sortOrder : undefined

  return (
    <th
      scope="col"
      data-align={alignOf(column)}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => list.change({ sort: nextSort(column.id, order) })}
        >
          {say(column.label)}
          {order === 'asc' && <ArrowUp size={14} />}
          {order === 'desc' && <ArrowDown size={14} />}
        </button>
      ) : (
        say(column.label)
      )}
    </th>
  )
}

/** Up, down, and back to the list's own order. */
function nextSort(field: string, order: SortOrder | undefined) {
  if (order === 'desc') return null
  return { field, order: order === 'asc' ? ('desc' as const) : ('asc' as const) }
}
