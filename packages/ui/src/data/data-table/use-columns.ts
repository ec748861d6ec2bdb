import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/table-core'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { useMemo } from 'react'
import { type Column, shownColumns } from '../list/column.ts'
import type { ListView } from '../list/list-state.ts'
import { alignOf } from './align-of.ts'
import { LEAST_WIDTH, MOST_WIDTH, usualWidth } from './column-width.ts'

/*
 * The engine without its adapter to React: the state of the columns is the list's address, so there is nothing in the
 * engine that a component would have to wait for.
 */
const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnVisibilityFeature,
  columnOrderingFeature,
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
  const chosen = useMemo(() => shownColumns(declared, named).map(({ id }) => id), [declared, named])
  const pins = useMemo(
    () => (pinned ? [...new Set(pinned)].filter((id) => chosen.includes(id)) : chosen.slice(0, 1)),
    [chosen, pinned],
  )
  const table = useMemo(
    () =>
      constructTable({
        features,
        columns: declared.map((column) => ({
          id: column.id,
          size: usualWidth(column),
          minSize: LEAST_WIDTH,
          maxSize: MOST_WIDTH,
        })),
        data: NO_ROWS,
        state: {
          columnVisibility: Object.fromEntries(declared.map(({ id }) => [id, chosen.includes(id)])),
          columnOrder: [...new Set([...pins, ...chosen])],
          columnSizing: { ...widths },
        },
      }),
    [declared, chosen, pins, widths],
  )

  // What is drawn, as a text: no wider column makes another array.
  const drawn = JSON.stringify(
    table.getVisibleLeafColumns().map(({ id }, nth) => [id, nth < pins.length, widths?.[id] !== undefined]),
  )
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
