import { useMemo, useRef } from 'react'
import { useGrants } from '../gate/grants.tsx'
import { useLanguage } from '../language/use-language.ts'
import type { RowAction } from '../list/actions-of.ts'
import { type Column, type ListRow, type RowId, rowName, shownColumns } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { isSelected, pageSelection, togglePage, toggleRow } from '../list/selection.ts'
import type { Unit } from '../list/unit.ts'
import { CardRow, type RowCard } from './card-row.tsx'
import styles from './data-table.module.css'
import { type RowHandlers, useQuestion } from './row-question.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { StaleNotice, TableState } from './table-state.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useStable } from './use-stable.ts'

export interface DataTableProps<Row extends ListRow> {
  /** The accessible name: what the list is called. */
  label: string
  unit: Unit
  list: ListState<Row>
  columns: readonly Column<Row>[]
  actions?: readonly RowAction<Row>[]
  /** What each action does, by its id; links need none. */
  on?: RowHandlers<Row>
  /** Rows can be selected for an action on many. */
  selectable?: boolean
  /** The filters in force, in words, for when nothing matches them. */
  filtered?: string
  /** The content of a row on a phone, where the usual one does not say enough. */
  card?: RowCard<Row>
}

/**
 * The rows of a list: a table, and below 576 px the same table as cards. The server sorts, filters and pages; every
 * wish goes to `list.change`. The states of a list (`data-status`) are drawn in place.
 */
export function DataTable<Row extends ListRow>({
  label,
  unit,
  list,
  columns,
  actions = [],
  on = {},
  selectable = false,
  filtered,
  card,
}: DataTableProps<Row>) {
  const { language } = useLanguage()
  const { may } = useGrants()
  const isPhone = useIsPhone()
  const lastToggled = useRef<RowId>(undefined)

  const shown = useMemo(() => shownColumns(columns, list.columns), [columns, list.columns])
  const allowed = useMemo(() => actions.filter((action) => may(action.permission)), [actions, may])
  const ids = useMemo(() => list.rows.map((row) => row.id), [list.rows])
  const { question, ask } = useQuestion(on, (row: Row) => rowName(columns, row, language))

  const onToggle = useStable((id: RowId, isRange: boolean) => {
    list.select(toggleRow(list.selection, ids, id, isRange ? lastToggled.current : undefined))
    lastToggled.current = id
  })
  const onAction = useStable(ask)
  const isEmpty = list.rows.length === 0
  const isWaiting = list.status === 'loading' || list.status === 'refreshing'

  return (
    <div className={styles.region} data-status={list.status} onScroll={markScrolled}>
      {isWaiting && <div className={styles.progress} />}
      {list.status === 'failed' && !isEmpty && <StaleNotice list={list} />}
      <table
        className={styles.table}
        data-density={list.density === 'default' ? undefined : list.density}
        data-selectable={selectable || undefined}
        data-cards={isPhone || undefined}
        aria-busy={isWaiting}
        aria-rowcount={list.total}
      >
        <caption className="visually-hidden">{label}</caption>
        <TableHead
          columns={shown}
          list={list}
          hasActions={allowed.length > 0}
          selection={selectable ? pageSelection(list.selection, ids) : undefined}
          onTogglePage={() => list.select(togglePage(list.selection, ids))}
          isHidden={isPhone}
        />
        <tbody>
          {list.status === 'loading' && (
            <SkeletonRows
              rows={Math.min(list.request.pageSize, 20)}
              columns={isPhone ? 1 : shown.length + Number(allowed.length > 0)}
              selectable={selectable && !isPhone}
            />
          )}
          {list.rows.map((row) => {
            const Part = isPhone ? CardRow : TableRow
            return (
              <Part
                key={row.id}
                row={row}
                name={rowName(columns, row, language)}
                columns={shown}
                actions={allowed}
                isSelected={selectable ? isSelected(list.selection, row.id) : undefined}
                onToggle={onToggle}
                onAction={onAction}
                card={card}
              />
            )
          })}
        </tbody>
      </table>
      {isEmpty && list.status !== 'loading' && <TableState list={list} unit={unit} filtered={filtered} />}
      {question}
    </div>
  )
}

/** The sticky head and first column show their edge only while something lies under them. */
function markScrolled({ currentTarget: { dataset, scrollTop, scrollLeft } }: { currentTarget: HTMLElement }) {
  dataset.scrolled = `${scrollTop > 0 ? 'down' : ''} ${scrollLeft > 0 ? 'right' : ''}`
}
