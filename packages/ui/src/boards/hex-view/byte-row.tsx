import { memo } from 'react'
import type { FlatField } from './frame-fields.ts'
import { asciiOf, hexByte, hexOffset } from './hex-text.ts'
import styles from './hex-view.module.css'

interface ByteRowProps {
  idBase: string
  bytes: Uint8Array
  flat: readonly FlatField[]
  owners: Int32Array
  from: number
  to: number
  perRow: number
  /** Pixels from the top of the list. */
  top: number
  markedFrom: number
  markedTo: number
  selectedFrom: number
  selectedTo: number
  /** The cursor, or −1 where it is in another row. */
  cursor: number
}

/** One line of bytes. Its marks come as offsets within the line, so a line that nothing touches is not drawn anew. */
export const ByteRow = memo(function ByteRow({
  idBase,
  bytes,
  flat,
  owners,
  from,
  to,
  perRow,
  top,
  markedFrom,
  markedTo,
  selectedFrom,
  selectedTo,
  cursor,
}: ByteRowProps) {
  const offsets = Array.from({ length: to - from }, (_, index) => from + index)
  const stateOf = (offset: number) => ({
    'data-offset': offset,
    'data-marked': (offset >= markedFrom && offset < markedTo) || undefined,
    'data-selected':
      (offset >= selectedFrom && offset < selectedTo && selectedTo - selectedFrom > 0) || undefined,
    'data-cursor': offset === cursor || undefined,
    'data-problem': flat[owners[offset] ?? -1]?.field.problem !== undefined || undefined,
    'data-odd': (owners[offset] ?? 0) % 2 === 1 || undefined,
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, which a table cannot say.
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell.
    <div
      role="row"
      aria-rowindex={from / perRow + 1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <span role="rowheader" className={styles.offset}>
        {hexOffset(from).slice(2)}
      </span>
      {offsets.map((offset) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: as above.
        <span
          key={offset}
          id={`${idBase}-${offset}`}
          role="gridcell"
          aria-colindex={offset - from + 2}
          aria-selected={offset >= selectedFrom && offset < selectedTo}
          className={styles.byte}
          {...stateOf(offset)}
        >
          {hexByte(bytes[offset] ?? 0)}
        </span>
      ))}
      {/* The same bytes as characters: for the eye only. */}
      <span className={styles.ascii} aria-hidden="true" style={{ gridColumnStart: perRow + 2 }}>
        {offsets.map((offset) => (
          <span key={offset} className={styles.character} {...stateOf(offset)}>
            {asciiOf(bytes[offset] ?? 0)}
          </span>
        ))}
      </span>
    </div>
  )
})
