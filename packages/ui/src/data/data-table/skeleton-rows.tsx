import styles from './data-table.module.css'

/** Widths that look like text of different lengths, the same on every load. */
const WIDTHS = ['72%', '56%', '84%', '64%', '48%']

interface SkeletonRowsProps {
  rows: number
  columns: number
  selectable: boolean
}

/** The shape of the rows to come. Nothing is drawn for the first 200 ms, so a quick answer does not flicker. */
export function SkeletonRows({ rows, columns, selectable }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
    <tr key={row} className={styles.row}>
      {selectable && <td className={styles.check} />}
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
        <td key={column}>
          <span className={styles.skeleton} style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  ))
}
