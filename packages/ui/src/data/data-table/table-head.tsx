import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Checkbox } from '../../inputs/fields/checkbox.tsx'
import type { ListRow, RowId } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { pageSelection, togglePage } from '../list/selection.ts'
import { headUnit } from './cell-of.tsx'
import { ColumnEdge } from './column-edge.tsx'
import { actionsWidth } from './column-width.ts'
import dataTable from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import styles from './table-head.module.css'
import type { TableFrame } from './table-row.tsx'
import type { ColumnWidths, ShownColumn } from './use-columns.ts'

interface TableHeadProps<Row extends ListRow> {
  frame: TableFrame<Row>
  list: ListState<Row>
  ids: readonly RowId[]
  widths: ColumnWidths
  /** Every column has a width: a long table does not ask its contents, and one that waits has none to ask. */
  isFixed: boolean
}

export function TableHead<Row extends ListRow>(props: TableHeadProps<Row>) {
  const say = useSay()
  const { frame, list, ids, isFixed } = props
  const actions = frame.actions.length
  const selected = useMemo(
    () => (frame.selectable ? pageSelection(list.selection, ids) : 'none'),
    [frame.selectable, list.selection, ids],
  )

  return (
    <thead>
      <tr aria-rowindex={1}>
        {frame.selectable && (
          <th scope="col" className={dataTable.box}>
            <Checkbox
              aria-label={say(tableTexts.selectPage)}
              checked={selected === 'all'}
              mixed={selected === 'some'}
              disabled={ids.length === 0}
              tabIndex={-1}
              onChange={() => list.select(togglePage(list.selection, ids))}
            />
          </th>
        )}
        {frame.expand && (
          <th scope="col" className={dataTable.box}>
            <span className="visually-hidden">{say(tableTexts.detailsHead)}</span>
          </th>
        )}
        {frame.columns.map((shown) => (
          <ColumnHead key={shown.column.id} {...props} shown={shown} />
        ))}
        {actions > 0 && (
          <th
            scope="col"
            className={dataTable.actions}
            style={isFixed ? { width: actionsWidth(actions) } : undefined}
          >
            {say(tableTexts.actions)}
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnHead<Row extends ListRow>({
  shown: { column, isSized, cell },
  list: { request, change },
  widths,
  isFixed,
}: TableHeadProps<Row> & { shown: ShownColumn<Row> }) {
  const say = useSay()
  const { language } = useLanguage()
  const { id } = column
  const order = request.sortField === id ? request.sortOrder : undefined
  const label = say(column.label)
  const unit = headUnit(column, language)
  const words = (
    <>
      {label}
      {unit && <span className={styles.unit}>{language === 'en' ? ` ${unit}` : `（${unit}）`}</span>}
    </>
  )
  const width = widths.of(column)
  const sizes = isSized ? { width, minWidth: width, maxWidth: width } : isFixed && { width }
  // Up, down, and back to the list's own order.
  const sort = () =>
    change({ sort: order === 'desc' ? null : { field: id, order: order === 'asc' ? 'desc' : 'asc' } })

  return (
    <th
      scope="col"
      {...cell}
      // The edge, which stands in the head too, is not part of its name.
      aria-label={label}
      aria-description={unit}
      data-sized={Boolean(sizes) || undefined}
      style={{ ...cell.style, ...sizes }}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sort ? (
        <button type="button" className={styles.sort} tabIndex={-1} onClick={sort}>
          <span className={styles.label}>{words}</span>
          {order === 'asc' && <ArrowUp size={14} />}
          {order === 'desc' && <ArrowDown size={14} />}
        </button>
      ) : (
        <span className={styles.label}>{words}</span>
      )}
      <ColumnEdge id={id} label={label} width={width} onResize={widths.resize} onKeep={widths.keep} />
    </th>
  )
}
