import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react'
import type { ListRow } from '../list/column.ts'
import styles from './data-table.module.css'
import type { TableRowProps } from './table-row.tsx'

interface LongRowProps<Row extends ListRow>
  extends Pick<TableRowProps<Row>, 'row' | 'index' | 'isSelected' | 'frame'> {
  /** How its cells are written. */
  write: (row: Row) => string
  /** A control of the row was pressed, and wants to be more than drawn. */
  onWake: (event: MouseEvent<HTMLTableRowElement>, index: number) => void
}

function Line<Row extends ListRow>({ row, index, isSelected, frame, write, onWake }: LongRowProps<Row>) {
  const line = useRef<HTMLTableRowElement>(null)
  const html = write(row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cells have another box
  useLayoutEffect(() => {
    const box = frame.selectable && line.current?.querySelector('input')
    if (box) box.checked = isSelected
  }, [isSelected, html, frame.selectable])

  return (
    <tr
      ref={line}
      className={styles.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-selected={frame.selectable ? isSelected : undefined}
      aria-rowindex={frame.offset + index + 2}
      onClick={(event) => onWake(event, index)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by row-markup.ts, which escapes every value
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** A row that is drawn as markup. */
export const LongRow = memo(Line) as typeof Line
