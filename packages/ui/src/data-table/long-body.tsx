import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
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
  const { rows, selection, open, frame, isCards, rowHeight, covered, reveal, settle } = props
  const isSeen = useIsSeen()
  const top = useRef<HTMLTableRowElement>(null)
  const opened = useMemo(
    () => (open.size === 0 ? [] : rows.flatMap(({ id }, index) => (open.has(id) ? [index] : []))),
    [rows, open],
  )
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
  const virtualizer = useVirtualizer({
    count: rows.length + opened.length,
    // The region around the table is not known yet when its rows are.
    getScrollElement: () => top.current?.closest('table')?.parentElement ?? null,
    estimateSize: (line) =>
      lineAt(line, opened).isDetail ? DETAIL_HEIGHT : isCards ? CARD_HEIGHT : rowHeight,
    ...(isMeasured && { getItemKey: keyOf }),
    // What lies out of sight can wait until the rest was painted.
    rangeExtractor: isSeen ? blocksOf : defaultRangeExtractor,
    overscan: 0,
    scrollPaddingEnd: covered,
    // So many rows fit at most; the first drawing then has them all and need not ask the page.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  const drawnHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (drawnHeight.current !== rowHeight) virtualizer.measure()
    drawnHeight.current = rowHeight
  }, [virtualizer, rowHeight])
  useLayoutEffect(settle)
  useImperativeHandle(reveal, () => (row: number) => virtualizer.scrollToIndex(lineOfRow(row, opened)))

  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  // As many rows as are ever drawn at once: an element keeps its row until that is out of sight.
  const height = virtualizer.scrollRect?.height ?? window.innerHeight
  const pool = Math.ceil(height / rowHeight) + 3 * BLOCK
  const write = useMemo(() => (isCards ? undefined : rowWriter(frame)), [isCards, frame])
  const { live, wake } = useLiveRow()
  const Part = isCards ? CardRow : TableRow

  return (
    <>
      <Spacer ref={top} height={before} />
      {items.map(({ index: line }) => {
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

/** The blocks that one sees a part of, and half a block more on either side. */
function blocksOf({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor(startIndex / BLOCK - 0.5) * BLOCK)
  const end = Math.min(count, Math.ceil((endIndex + 1) / BLOCK + 0.5) * BLOCK)
  return Array.from({ length: end - first }, (_, nth) => first + nth)
}

/** False until the first drawing was painted: what lies out of sight can wait for it. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setSeen(true), 50)
    return () => clearTimeout(later)
  }, [])
  return isSeen
}

function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: room for rows that are not drawn; it is no row
    <tr ref={ref} role="presentation" className={styles.spacer}>
      <td role="presentation" className={styles.gap} style={{ height }} />
    </tr>
  )
}
