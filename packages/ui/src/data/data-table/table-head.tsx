import { ArrowDown, ArrowUp } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Checkbox } from '../../inputs/fields/checkbox.tsx'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import type { SortOrder } from '../list-request/list-request.ts'
import { ColumnEdge, type ColumnEdgeProps } from './column-edge.tsx'
import { actionsWidth } from './column-width.ts'
import dataTable from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import type { TableFrame } from './table-frame.ts'
import styles from './table-head.module.css'
import type { ShownColumn } from './use-columns.ts'

interface TableHeadProps<Row extends ListRow> extends Pick<ColumnEdgeProps, 'onResize' | 'onKeep' | 'onFit'> {
  frame: TableFrame<Row>
  list: ListState<Row>
  selection: 'none' | 'some' | 'all'
  onTogglePage: () => void
  widthOf: (id: string) => number
  /** Every column has a width: a long table does not ask its contents. */
  isFixed: boolean
  /** Columns can be dragged by their edges. */
  hasEdges: boolean
}

export function TableHead<Row extends ListRow>(props: TableHeadProps<Row>) {
  const say = useSay()
  const { frame, list, selection, onTogglePage, isFixed } = props

  return (
    <thead>
      <tr aria-rowindex={1}>
        {frame.selectable && (
          <th scope="col" className={dataTable.box}>
            <Checkbox
              aria-label={say(tableTexts.selectPage)}
              checked={selection === 'all'}
              mixed={selection === 'some'}
              disabled={list.rows.length === 0}
              tabIndex={-1}
              onChange={onTogglePage}
            />
          </th>
        )}
        {frame.onExpand && (
          <th scope="col" className={dataTable.box}>
            <span className="visually-hidden">{say(tableTexts.detailsHead)}</span>
          </th>
        )}
        {frame.columns.map((shown) => (
          <ColumnHead key={shown.column.id} shown={shown} {...props} />
        ))}
        {frame.actions.length > 0 && (
          <th
            scope="col"
            className={dataTable.actions}
            style={isFixed ? { width: actionsWidth(frame.actions.length) } : undefined}
          >
            {say(tableTexts.actions)}
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnHead<Row extends ListRow>({
  shown: { column, align, pin, isEdge, isSized },
  list,
  widthOf,
  isFixed,
  hasEdges,
  onResize,
  onKeep,
  onFit,
}: TableHeadProps<Row> & { shown: ShownColumn<Row> }) {
  const say = useSay()
  const order = list.request.sortField === column.id ? list.request.sortOrder : undefined
  const label = say(column.label)
  const width = widthOf(column.id)
  const hasWidth = isFixed || isSized

  return (
    <th
      scope="col"
      // The edge, which stands in the head too, is not part of its name.
      aria-label={label}
      data-align={align === 'end' ? align : undefined}
      data-sized={hasWidth || undefined}
      data-pin={pin}
      data-edge={isEdge || undefined}
      style={hasWidth ? { width, ...(isSized && { minWidth: width, maxWidth: width }) } : undefined}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sort ? (
        <button
          type="button"
          className={styles.sort}
          tabIndex={-1}
          onClick={() => list.change({ sort: nextSort(column.id, order) })}
        >
          <span className={styles.label}>{label}</span>
          {order === 'asc' && <ArrowUp size={14} />}
          {order === 'desc' && <ArrowDown size={14} />}
        </button>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      {hasEdges && (
        <ColumnEdge
          id={column.id}
          label={label}
          width={width}
          onResize={onResize}
          onKeep={onKeep}
          onFit={onFit}
        />
      )}
    </th>
  )
}

/** Up, down, and back to the list's own order. */
function nextSort(field: string, order: SortOrder | undefined) {
  if (order === 'desc') return null
  return { field, order: order === 'asc' ? ('desc' as const) : ('asc' as const) }
}
