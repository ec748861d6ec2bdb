import type { UIEvent } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import type { ListRow } from '../list/column.ts'
import styles from './data-table.module.css'
import { SumRow } from './sum-row.tsx'
import { SkeletonBody, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { extraCells } from './table-row.tsx'
import { AgeNotice, StaleNotice, TableState } from './table-state.tsx'
import { type DataTableProps, useDataTable } from './use-data-table.ts'

const KeysSheet = lazyOf(() => import('./keys-sheet.tsx'), 'KeysSheet')

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
        {!isPhone && (
          <TableHead
            frame={frame}
            list={list}
            ids={ids}
            widths={widths}
            isFixed={isLong || status === 'loading'}
          />
        )}
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
      {help.isOpen && <KeysSheet onClose={help.close} />}
    </div>
  )
}

/** The sticky head and first column show their edge only while something lies under them. */
function markScrolled({ currentTarget: { dataset, scrollTop, scrollLeft } }: UIEvent<HTMLElement>) {
  const scrolled = `${scrollTop > 0 ? 'down' : ''} ${scrollLeft > 0 ? 'right' : ''}`
  if (dataset.scrolled !== scrolled) dataset.scrolled = scrolled
}
