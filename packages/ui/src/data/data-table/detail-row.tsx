import type { ListRow } from '../list/column.ts'
import styles from './detail-row.module.css'
import { extraCells, type TableFrame } from './table-frame.ts'

interface DetailRowProps<Row extends ListRow> {
  row: Row
  frame: TableFrame<Row>
  /** One cell alone, where rows are cards. */
  isCard: boolean
  line?: number | undefined
  measure?: ((element: HTMLElement | null) => void) | undefined
}

/** The details of a row, in one cell below it. They stay in sight while the columns are scrolled sideways. */
export function DetailRow<Row extends ListRow>({ row, frame, isCard, line, measure }: DetailRowProps<Row>) {
  return (
    <tr className={styles.row} data-card={isCard || undefined}>
      <td className={styles.cell} colSpan={isCard ? 1 : frame.columns.length + extraCells(frame)}>
        <div ref={measure} data-index={line} className={styles.measured}>
          <div className={styles.details}>{frame.expand?.(row)}</div>
        </div>
      </td>
    </tr>
  )
}
