import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
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
import { DetailRow } from './detail-row.tsx'
import { lineAt, lineOfRow } from './lines.ts'
import styles from './long-body.module.css'
import { LongRow } from './long-row.tsx'
import { rowWriter } from './row-markup.ts'
import type { TableBodyProps } from './table-body.tsx'
import { TableRow } from './table-row.tsx'
import { useLiveRow } from './use-live-row.ts'

export interface LongBodyProps<Row extends ListRow> extends TableBodyProps<Row> {
  /** The table was painted once. Until then only its first rows are drawn, without a window over the others. */
  isSeen: boolean
  /** Another row is wanted before that. */
  onSee: () => void
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

const CARD_HEIGHT = 132
const DETAIL_HEIGHT = 120

/**
 * The rows that one sees of thousands. Rows stand in the flow between two spacers, so the table stays a table. Their
 * elements are used again for the rows that come into sight, unless their heights have to be measured.
 */
export function LongBody<Row extends ListRow>(props: LongBodyProps<Row>) {
  const { rows, selection, open, frame, isCards, isSeen, onSee, rowHeight, covered, reveal, settle } = props
  const top = useRef<HTMLTableRowElement>(null)
  const opened = useMemo(
    () => (open.size === 0 ? [] : rows.flatMap(({ id }, index) => (open.has(id) ? [index] : []))),
    [rows, open],
  )
  const count = rows.length + opened.length
  const lineHeight = isCards ? CARD_HEIGHT : rowHeight
  const isMeasured = isCards || Boolean(frame.expand)
  // A height belongs to what it was measured of, wherever that moves.
  const keyOf = useCallback(
    (line: number) => {
      const { row, isDetail } = lineAt(line, opened)
      const id = rows[row]?.id ?? row
      return isDetail ? `detail ${id}` : id
    },
    [rows, opened],
  )
  // The region around the table is not known yet when its rows are.
  const regionOf = () => top.current?.closest('table')?.parentElement ?? null
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: regionOf,
    initialOffset: () => regionOf()?.scrollTop ?? 0,
    estimateSize: heightsOf(lineHeight, opened),
    ...(isMeasured && { getItemKey: keyOf }),
    rangeExtractor: blocksOf,
    overscan: 0,
    scrollPaddingEnd: covered,
    enabled: isSeen,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  const drawnHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (drawnHeight.current !== rowHeight) virtualizer.measure()
    drawnHeight.current = rowHeight
  }, [virtualizer, rowHeight])
  useLayoutEffect(settle)
  useImperativeHandle(reveal, () => (row: number) => {
    onSee()
    virtualizer.scrollToIndex(lineOfRow(row, opened))
  })

  const { lines, before, after } = isSeen ? linesInSight(virtualizer) : firstLines(count, lineHeight)
  // As many rows as are ever drawn at once: an element keeps its row until that is out of sight.
  const height = virtualizer.scrollRect?.height ?? window.innerHeight
  const pool = Math.ceil(height / rowHeight) + 3 * BLOCK
  const write = useMemo(() => (isCards ? undefined : rowWriter(frame)), [isCards, frame])
  const { live, wake } = useLiveRow()
  const Part = isCards ? CardRow : TableRow

  return (
    <>
      <Spacer ref={top} height={before} />
      {lines.map((line) => {
        const { row: index, isDetail } = lineAt(line, opened)
        const row = rows[index]
        if (!row) return null
        const measured = isMeasured ? { line, measure: virtualizer.measureElement } : undefined
        if (isDetail) {
          return <DetailRow key={`detail ${row.id}`} row={row} frame={frame} isCard={isCards} {...measured} />
        }
        const isChosen = frame.selectable && isSelected(selection, row.id)
        if (write && index !== live) {
          const common = { row, index, frame, write, isSelected: isChosen }
          return <LongRow key={line % pool} {...common} onWake={wake} />
        }
        return (
          <Part
            key={isMeasured || write ? row.id : line % pool}
            row={row}
            index={index}
            isSelected={isChosen}
            isOpen={open.has(row.id)}
            frame={frame}
            {...(isCards && measured)}
          />
        )
      })}
      <Spacer height={after} />
    </>
  )
}

/** The height of each line, as far as it is not measured; asked of every line before the first is drawn. */
function heightsOf(rowHeight: number, opened: readonly number[]): (line: number) => number {
  if (opened.length === 0) return () => rowHeight
  return (line) => (lineAt(line, opened).isDetail ? DETAIL_HEIGHT : rowHeight)
}

/** The lines that are drawn, and the pixels of those above and below them. */
interface DrawnLines {
  readonly lines: readonly number[]
  readonly before: number
  readonly after: number
}

function linesInSight(virtualizer: Virtualizer<HTMLElement, Element>): DrawnLines {
  const items = virtualizer.getVirtualItems()
  return {
    lines: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}

/** As many lines as fit at most, from the first on: nothing was scrolled or measured yet. */
function firstLines(count: number, lineHeight: number): DrawnLines {
  const fitting = Math.min(count, Math.ceil(window.innerHeight / lineHeight))
  return {
    lines: Array.from({ length: fitting }, (_, nth) => nth),
    before: 0,
    after: (count - fitting) * lineHeight,
  }
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
    <tr ref={ref} role="presentation" className={styles.spacer}>
      <td role="presentation" className={styles.gap} style={{ height }} />
    </tr>
  )
}
