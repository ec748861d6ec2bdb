import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, shownColumns } from '../list/column.ts'
import type { ListView } from '../list/list-state.ts'
import { alignOf } from './align-of.ts'
import { LEAST_WIDTH, MOST_WIDTH, usualWidth } from './column-width.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
})

/** The server sorts, filters and pages, so the engine never gets a row: it would make an object of each. */
const NO_ROWS: never[] = []

/** A column as it is drawn. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>
  readonly align: 'start' | 'end'
  /** The place among the columns that stay while the rest is scrolled. */
  readonly pin?: number
  /** The last of those. */
  readonly isEdge: boolean
  /** As wide as it was dragged, whatever it contains. */
  readonly isSized: boolean
}

/** What of a list's view decides which columns are drawn, where, and how wide. */
export type ColumnView = Pick<ListView, 'columns' | 'pinned' | 'widths'>

/**
 * The columns in their order, the pinned ones first, and their widths. Unless somebody chose otherwise the first
 * column is pinned. The array stays the same while only widths change, so that rows stay as they are.
 */
export function useColumns<Row>(
  declared: readonly Column<Row>[],
  { columns: named, pinned, widths }: ColumnView,
) {
  const chosen = useMemo(() => shownColumns(declared, named), [declared, named])
  const definitions = useMemo(
    () =>
      declared.map((column) => ({
        id: column.id,
        size: usualWidth(column),
        minSize: LEAST_WIDTH,
        maxSize: MOST_WIDTH,
        meta: { column },
      })),
    [declared],
  )
  const state = useMemo(() => {
    const ids = chosen.map((column) => column.id)
    const start = pinned ? pinned.filter((id) => ids.includes(id)) : ids.slice(0, 1)
    return {
      columnVisibility: Object.fromEntries(declared.map(({ id }) => [id, ids.includes(id)])),
      columnOrder: ids,
      columnPinning: { start, end: [] },
      columnSizing: { ...widths },
    }
  }, [declared, chosen, pinned, widths])
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state })

  const pins = table.getStartVisibleLeafColumns()
  const ids = [...pins, ...table.getCenterVisibleLeafColumns()].map(({ id }) => id)
  // What is drawn, as a text: no wider column makes another array.
  const drawn = JSON.stringify(ids.map((id, nth) => [id, nth < pins.length, widths?.[id] !== undefined]))
  const columns = useMemo(() => columnsIn(drawn, declared), [drawn, declared])
  return { columns, widthOf: (id: string) => table.getColumn(id)?.getSize() ?? LEAST_WIDTH }
}

function columnsIn<Row>(drawn: string, declared: readonly Column<Row>[]): ShownColumn<Row>[] {
  const shown: [id: string, isPinned: boolean, isSized: boolean][] = JSON.parse(drawn)
  return shown.flatMap(([id, isPinned, isSized], nth) => {
    const column = declared.find((one) => one.id === id)
    const isEdge = isPinned && !shown[nth + 1]?.[1]
    return column ? [{ column, align: alignOf(column), isEdge, isSized, ...(isPinned && { pin: nth }) }] : []
  })
}
