import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useGrants } from '../../shell/gate/grants.tsx'
import type { RowAction } from '../list/actions-of.ts'
import { type Column, type ListRow, type RowId, rowName } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { pageSelection, togglePage, toggleRow } from '../list/selection.ts'
import type { Unit } from '../list/unit.ts'
import type { RowCard } from './card-row.tsx'
import styles from './data-table.module.css'
import { type RowHandlers, useQuestion } from './row-question.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { type ColumnSums, SumRow } from './sum-row.tsx'
import { TableBody } from './table-body.tsx'
import { extraCells, type TableFrame } from './table-frame.ts'
import { TableHead } from './table-head.tsx'
import { AgeNotice, StaleNotice, TableState } from './table-state.tsx'
import { useColumns } from './use-columns.ts'
import { useDataGrid } from './use-data-grid.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useIsSeen } from './use-is-seen.ts'
import { useLongBody } from './use-long-body.ts'
import { useOpenRows } from './use-open-rows.ts'
import { usePins } from './use-pins.ts'
import { useStable } from './use-stable.ts'
import { useWidths } from './use-widths.ts'

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

/**
 * The rows of a list: a grid, and below 576 px the same table as cards. The server sorts, filters and pages; every
 * wish goes to `list.change`. The states of a list (`data-status`, `data-stale`) are drawn in place.
 */
export function DataTable<Row extends ListRow>(props: DataTableProps<Row>) {
  const { label, unit, list, filtered, sum, staleMs, expand } = props
  const { formats, isPhone, frame, isLong, LongBody, ids, ...table } = useDataTable(props)
  const { grid, widths, open, question } = table
  const { isSeen, see } = useIsSeen()
  const { rows, status, total } = list
  const isWaiting = status === 'loading' || status === 'refreshing'
  const count = `${formats.number(total)}${list.totalCapped ? '+' : ''}`
  const hasSum = sum !== undefined && rows.length > 0
  const body = { rows, selection: list.selection, open: open.open, frame, isCards: isPhone }

  return (
    <div
      className={styles.region}
      data-status={status}
      data-stale={staleMs !== undefined || undefined}
      data-long={isLong || undefined}
      data-details={Boolean(expand) || undefined}
      data-sum={hasSum || undefined}
      onScroll={(event) => {
        markScrolled(event)
        see()
      }}
    >
      {isWaiting && <div className={styles.progress} />}
      {status === 'failed' && rows.length > 0 && <StaleNotice list={list} />}
      {staleMs !== undefined && <AgeNotice ageMs={staleMs} />}
      <table
        {...grid.props}
        className={styles.table}
        style={table.places}
        data-density={list.density === 'default' ? undefined : list.density}
        data-cards={isPhone || undefined}
        data-fixed={(isLong && !isPhone) || undefined}
        aria-busy={isWaiting}
        aria-rowcount={status === 'loading' || list.totalCapped ? -1 : total + 1 + Number(hasSum)}
      >
        <caption className="visually-hidden">{label}</caption>
        {!isPhone && (
          <TableHead
            frame={frame}
            list={list}
            selection={table.selected}
            onTogglePage={() => list.select(togglePage(list.selection, ids))}
            widthOf={table.widthOf}
            isFixed={isLong}
            hasEdges={isSeen}
            onResize={widths.resize}
            onKeep={widths.keep}
            onFit={widths.fit}
          />
        )}
        <tbody>
          {status === 'loading' && (
            <SkeletonRows
              rows={Math.min(list.request.pageSize, 20)}
              columns={isPhone ? 1 : frame.columns.length + extraCells(frame) - Number(frame.selectable)}
              selectable={frame.selectable && !isPhone}
            />
          )}
          {LongBody ? (
            <LongBody
              {...body}
              isSeen={isSeen}
              onSee={see}
              rowHeight={rowHeights[list.density]}
              covered={HEAD_HEIGHT + (hasSum ? rowHeights[list.density] : 0)}
              reveal={grid.reveal}
              settle={grid.settle}
            />
          ) : (
            <TableBody {...body} rows={isLong ? rows.slice(0, FIRST_ROWS) : rows} />
          )}
        </tbody>
        {hasSum && (
          <SumRow
            frame={frame}
            sum={sum}
            count={count}
            isCard={isPhone}
            rowIndex={list.totalCapped ? undefined : total + 2}
          />
        )}
      </table>
      {rows.length === 0 && status !== 'loading' && (
        <TableState list={list} unit={unit} filtered={filtered} />
      )}
      {question}
      {grid.isHelpOpen && (
        <Suspense>
          <KeysSheet onClose={grid.closeHelp} />
        </Suspense>
      )}
    </div>
  )
}

/** Pixels, as in the tokens `--sizes-row` and `--sizes-head`. */
const rowHeights = { compact: 32, default: 36, comfortable: 44 } as const
const HEAD_HEIGHT = 34
const BOX_WIDTH = 44
const EXPAND_WIDTH = 36

/** What a table needs to know and to do; how it looks is a matter of the component. */
function useDataTable<Row extends ListRow>(props: DataTableProps<Row>) {
  const { list, columns, actions, on = {}, selectable = false, card, expand } = props
  const { language } = useLanguage()
  const formats = useFormats()
  const { may } = useGrants()
  const isPhone = useIsPhone()
  const anchor = useRef<RowId>(undefined)
  const open = useOpenRows()
  const widths = useWidths(list)
  const shown = useColumns(columns, { ...list, widths: widths.widths })
  const ids = useMemo(() => list.rows.map((row) => row.id), [list.rows])
  const selected = useMemo(
    () => (selectable ? pageSelection(list.selection, ids) : 'none'),
    [selectable, list.selection, ids],
  )
  const allowed = useMemo(() => actions?.filter((action) => may(action.permission)) ?? [], [actions, may])
  const isLong = list.rows.length > DIRECT_ROWS
  const LongBody = useLongBody(isLong)

  const nameOf = useStable((row: Row) => rowName(columns, row, language))
  const { question, ask } = useQuestion(on, nameOf)
  const onAction = useStable(ask)
  const onToggle = useStable((id: RowId, isRange: boolean) => {
    list.select(toggleRow(list.selection, ids, id, isRange ? anchor.current : undefined))
    anchor.current = id
  })
  const { current, pageSize } = list.request
  const offset = isLong ? 0 : (current - 1) * pageSize
  const onExpand = expand && open.toggle
  const frame = useMemo<TableFrame<Row>>(
    () => ({
      columns: shown.columns,
      actions: allowed,
      language,
      selectable,
      offset,
      nameOf,
      onToggle,
      onAction,
      onExpand,
      expand,
      card,
    }),
    [
      shown.columns,
      allowed,
      language,
      selectable,
      offset,
      nameOf,
      onToggle,
      onAction,
      onExpand,
      expand,
      card,
    ],
  )
  const grid = useDataGrid({
    list,
    ids,
    columns: shown.columns,
    language,
    selectable,
    hasDetails: Boolean(expand),
    isOn: !isPhone,
    anchor,
  })
  usePins(grid.table, shown.columns)
  const firstPin = (selectable ? BOX_WIDTH : 0) + (expand ? EXPAND_WIDTH : 0)
  const places = useMemo(() => ({ '--pin-0': `${firstPin}px` }) as object, [firstPin])

  return {
    formats,
    isPhone,
    ids,
    selected,
    isLong,
    LongBody,
    frame,
    grid,
    widths,
    open,
    question,
    places,
    widthOf: shown.widthOf,
  }
}

/** The sticky head and first column show their edge only while something lies under them. */
function markScrolled({ currentTarget: { dataset, scrollTop, scrollLeft } }: { currentTarget: HTMLElement }) {
  const scrolled = `${scrollTop > 0 ? 'down' : ''} ${scrollLeft > 0 ? 'right' : ''}`
  if (dataset.scrolled !== scrolled) dataset.scrolled = scrolled
}
