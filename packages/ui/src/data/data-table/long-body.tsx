import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { ListRow } from '../list/column.ts'
import { isSelected } from '../list/selection.ts'
import { CardRow } from './card-row.tsx'
import styles from './data-table.module.css'
import type { TableBodyProps } from './table-body.tsx'
import { DetailRow, TableRow } from './table-row.tsx'

export interface LongBodyProps<Row extends ListRow> extends TableBodyProps<Row> {
  /** Pixels of a row. */
  rowHeight: number
  /** Pixels of head and sums, which lie over the rows. */
  covered: number
  reveal: RefObject<((row: number) => void) | undefined>
  /** To be called after rows were drawn. */
  settle: () => void
}

/** Lines come and go in blocks: every change lays out the whole table, and one in so many rows is enough. */
const BLOCK = 4

/** Until they are measured. */
const CARD_HEIGHT = 132
const DETAIL_HEIGHT = 120

/** A line of the table: a row, or the details of the row above it. */
interface Line {
  readonly row: number
  readonly isDetail: boolean
}

/**
 * The rows that one sees of thousands, drawn as those of a short table. They stand in the flow between two spacers,
 * so the table stays a table.
 */
export function LongBody<Row extends ListRow>(props: LongBodyProps<Row>) {
  const { rows, selection, open, frame, isCards, rowHeight, covered, reveal, settle } = props
  const top = useRef<HTMLTableRowElement>(null)
  // Without details each line is a row, and nothing has to be made for 100,000 of them.
  const lines = useMemo(() => (open.size > 0 ? linesOf(rows, open) : undefined), [rows, open])
  const rowAt = (line: number) => lines?.[line]?.row ?? line
  const isDetail = (line: number) => lines?.[line]?.isDetail ?? false
  // A height belongs to what it was measured of, wherever that moves.
  const keyOf = useCallback(
    (line: number) => {
      const at = lines?.[line]
      const id = rows[at?.row ?? line]?.id ?? line
      return at?.isDetail ? `detail ${id}` : id
    },
    [rows, lines],
  )
  // The region around the table is not known yet when its rows are.
  const regionOf = () => top.current?.closest('table')?.parentElement ?? null
  const virtualizer = useVirtualizer({
    count: lines?.length ?? rows.length,
    getScrollElement: regionOf,
    initialOffset: () => regionOf()?.scrollTop ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: (line) => (isDetail(line) ? DETAIL_HEIGHT : isCards ? CARD_HEIGHT : rowHeight),
    getItemKey: keyOf,
    rangeExtractor: blocksOf,
    overscan: 0,
    scrollPaddingEnd: covered,
  })

  const drawnHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (drawnHeight.current !== rowHeight) virtualizer.measure()
    drawnHeight.current = rowHeight
  }, [virtualizer, rowHeight])
  useLayoutEffect(settle)
  useImperativeHandle(reveal, () => (row: number) => {
    virtualizer.scrollToIndex(lines?.findIndex((line) => line.row === row) ?? row)
  })

  const items = virtualizer.getVirtualItems()
  const { measureElement: measure } = virtualizer
  const Part = isCards ? CardRow : TableRow

  return (
    <>
      <Spacer ref={top} height={items[0]?.start ?? 0} />
      {items.map(({ index: line, key }) => {
        const index = rowAt(line)
        const row = rows[index]
        if (!row) return null
        if (isDetail(line))
          return (
            <DetailRow key={key} row={row} frame={frame} isCard={isCards} line={line} measure={measure} />
          )
        return (
          <Part
            key={key}
            row={row}
            index={index}
            isSelected={frame.selectable && isSelected(selection, row.id)}
            isOpen={open.has(row.id)}
            frame={frame}
            {...(isCards && { line, measure })}
          />
        )
      })}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  )
}

function linesOf<Row extends ListRow>(rows: readonly Row[], open: LongBodyProps<Row>['open']): Line[] {
  return rows.flatMap(({ id }, row) => {
    const line = { row, isDetail: false }
    return open.has(id) ? [line, { row, isDetail: true }] : line
  })
}

/** The blocks that one sees a part of, and half a block more on either side. */
function blocksOf({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / BLOCK - 0.5) * BLOCK)
  const end = Math.min(count, Math.ceil((endIndex + 1) / BLOCK + 0.5) * BLOCK)
  return Array.from({ length: end - first }, (_, nth) => first + nth)
}

function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: room for rows that are not drawn; it is no row
    <tr ref={ref} role="presentation">
      <td role="presentation" className={styles.gap} style={{ height }} />
    </tr>
  )
}
