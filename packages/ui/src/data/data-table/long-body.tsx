import { useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useIsPrinting } from '../../foundation/resize/use-is-printing.ts'
import type { ListRow } from '../list/column.ts'
import styles from './data-table.module.css'
import { TableBody, type TableBodyProps } from './table-body.tsx'

export interface LongBodyProps<Row extends ListRow> extends TableBodyProps<Row> {
  /** Pixels of a row. */
  rowHeight: number
  /** Pixels of head and sums, which lie over the rows. */
  covered: number
  reveal: RefObject<((row: number) => void) | undefined>
  /** To be called after rows were drawn. */
  settle: () => void
}

/** Rows come and go in blocks: every change lays out the whole table, and one in so many rows is enough. */
const BLOCK = 4
/** Pixels of a card until it is measured. */
const CARD_HEIGHT = 132

/**
 * The rows that one sees of thousands, drawn as those of a short table, block by block. They stand in the flow between
 * two spacers, so the table stays a table.
 */
export function LongBody<Row extends ListRow>(props: LongBodyProps<Row>) {
  const { rowHeight, covered, reveal, settle, ...body } = props
  const { rows, frame, isCards } = body
  const top = useRef<HTMLTableSectionElement>(null)
  // The region around the table is not known yet when its rows are.
  const regionOf = () => top.current?.closest('table')?.parentElement ?? null
  const height = isCards ? CARD_HEIGHT : rowHeight
  const virtualizer = useVirtualizer({
    count: Math.ceil(rows.length / BLOCK),
    getScrollElement: regionOf,
    initialOffset: () => regionOf()?.scrollTop ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: (block) => height * Math.min(BLOCK, rows.length - block * BLOCK),
    scrollPaddingEnd: covered,
  })
  const { measureElement } = virtualizer
  const measured = isCards || frame.expand ? { ref: measureElement } : {}

  const drawnHeight = useRef(height)
  useLayoutEffect(() => {
    if (drawnHeight.current !== height) virtualizer.measure()
    drawnHeight.current = height
  }, [virtualizer, height])
  useLayoutEffect(settle)
  useImperativeHandle(reveal, () => (row: number) => virtualizer.scrollToIndex(Math.floor(row / BLOCK)))

  const isPrinting = useIsPrinting()
  const blocks = virtualizer.getVirtualItems()
  if (isPrinting) return <TableBody {...body} />
  return (
    <>
      <Spacer ref={top} height={blocks[0]?.start ?? 0} />
      {blocks.map(({ index }) => {
        const first = index * BLOCK
        const drawn = rows.slice(first, first + BLOCK)
        return <TableBody key={index} {...body} {...measured} block={index} first={first} rows={drawn} />
      })}
      <Spacer height={virtualizer.getTotalSize() - (blocks.at(-1)?.end ?? 0)} />
    </>
  )
}

function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableSectionElement> }) {
  return (
    <tbody ref={ref} role="presentation">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: room for rows that are not drawn */}
      <tr role="presentation">
        <td role="presentation" className={styles.gap} style={{ height }} />
      </tr>
    </tbody>
  )
}
