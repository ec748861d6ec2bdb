import { lazy, type ReactNode, Suspense, type UIEvent } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import type { RowAction } from '../list/actions-of.ts'
import type { Column, ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import type { Unit } from '../list/unit.ts'
import type { RowCard } from './card-row.tsx'
import styles from './data-table.module.css'
import type { RowHandlers } from './row-question.tsx'
import { type ColumnSums, SumRow } from './sum-row.tsx'
import { SkeletonBody, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { extraCells } from './table-row.tsx'
import { AgeNotice, StaleNotice, TableState } from './table-state.tsx'
import { useDataTable } from './use-data-table.ts'
import { useIsPhone } from './use-is-phone.ts'

const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))

export interface DataTableProps<Row extends ListRow> {
  /** The accessible name: what the list is called. */
  label: string
  unit: Unit
  /** The rows (a page, or up to 100,000 that are at hand), what is asked for, and the ways to change it. */
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
  /** The details of a row, which a button of the row shows below it. */
  expand?: (row: Row) => ReactNode
  /** Sums over all rows that match, by column and in the units of the wire; they stand at the foot. */
  sum?: ColumnSums
  /** How old the rows are, in milliseconds, where that is older than they should be. */
  staleMs?: number
}

/** With more rows than this only those that one sees are drawn. */
const DIRECT_ROWS = 100
/** So many are drawn while the code for that is on its way: as many as the highest window shows. */
const FIRST_ROWS = 40
/** Pixels, as in the tokens `--sizes-row` and `--sizes-head` */
const rowHeights = { compact: 32, default: 36, comfortable: 44 } as const
const HEAD_HEIGHT = 34

/**
 * The rows of a list: a grid, and below 576 px the same table as cards. The server sorts, filters and pages; every
 * wish goes to `list.change`. The states of a list (`data-status`, `data-stale`) are drawn in place.
 */
export function DataTable<Row extends ListRow>(props: DataTableProps<Row>) {
  const { label, unit, list, filtered, sum, staleMs } = props
  const { number } = useFormats()
  const isPhone = useIsPhone()
  const isLong = list.rows.length > DIRECT_ROWS
  const { LongBody, frame, ids, open, widths, grid, question, help } = useDataTable(props, {
    isLong,
    isPhone,
  })

  const { rows, status, total, totalCapped, selection } = list
  const isWaiting = status === 'loading' || status === 'refreshing'
  const hasSum = sum !== undefined && rows.length > 0
  const rowHeight = rowHeights[list.density]
  const body = { rows, selection, open, frame, isCards: isPhone }

  return (
    <div
      className={styles.region}
      data-status={status}
      data-stale={staleMs !== undefined || undefined}
      data-long={isLong || undefined}
      data-details={Boolean(frame.expand) || undefined}
      data-sum={hasSum || undefined}
      onScroll={markScrolled}
    >
      {isWaiting && <div className={styles.progress} />}
      {status === 'failed' && rows.length > 0 && <StaleNotice list={list} />}
      {staleMs !== undefined && <AgeNotice ageMs={staleMs} />}
      <table
        {...grid.attributes}
        className={styles.table}
        data-density={list.density === 'default' ? undefined : list.density}
        data-cards={isPhone || undefined}
        data-fixed={(isLong && !isPhone) || undefined}
        aria-busy={isWaiting}
        aria-rowcount={status === 'loading' || totalCapped ? -1 : total + 1 + Number(hasSum)}
      >
        <caption className="visually-hidden">{label}</caption>
        {!isPhone && <TableHead frame={frame} list={list} ids={ids} widths={widths} isFixed={isLong} />}
        {status === 'loading' ? (
          <SkeletonBody
            rows={Math.min(list.request.pageSize, 20)}
            columns={isPhone ? 1 : frame.columns.length + extraCells(frame) - Number(frame.selectable)}
            selectable={frame.selectable && !isPhone}
          />
        ) : LongBody ? (
          <LongBody
            {...body}
            rowHeight={rowHeight}
            covered={HEAD_HEIGHT + (hasSum ? rowHeight : 0)}
            reveal={grid.reveal}
            settle={grid.settle}
          />
        ) : (
          <TableBody {...body} rows={isLong ? rows.slice(0, FIRST_ROWS) : rows} />
        )}
        {hasSum && (
          <SumRow
            frame={frame}
            sum={sum}
            count={`${number(total)}${totalCapped ? '+' : ''}`}
            isCard={isPhone}
            rowIndex={totalCapped ? undefined : total + 2}
          />
        )}
      </table>
      {rows.length === 0 && status !== 'loading' && (
        <TableState list={list} unit={unit} filtered={filtered} />
      )}
      {question}
      {help.isOpen && (
        <Suspense>
          <KeysSheet onClose={help.close} />
        </Suspense>
      )}
    </div>
  )
}

/** The sticky head and first column show their edge only while something lies under them. */
function markScrolled({ currentTarget: { dataset, scrollTop, scrollLeft } }: UIEvent<HTMLElement>) {
  const scrolled = `${scrollTop > 0 ? 'down' : ''} ${scrollLeft > 0 ? 'right' : ''}`
  if (dataset.scrolled !== scrolled) dataset.scrolled = scrolled
}
