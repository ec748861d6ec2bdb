import { Fragment, type Ref } from 'react'
import type { ListRow, RowId } from '../list/column.ts'
import { isSelected, type Selection } from '../list/selection.ts'
import { CardRow } from './card-row.tsx'
import styles from './data-table.module.css'
import { DetailRow, type TableFrame, TableRow } from './table-row.tsx'

export interface TableBodyProps<Row extends ListRow> {
  rows: readonly Row[]
  /** The place of the first of them in the whole list. */
  first?: number
  selection: Selection
  /** The rows whose details are shown. */
  open: ReadonlySet<RowId>
  frame: TableFrame<Row>
  /** Rows are drawn as cards. */
  isCards: boolean
  /** The number of a long table's block, and its element where it has to be measured. */
  block?: number
  ref?: Ref<HTMLTableSectionElement>
}

/** Rows as they are, all of them in the document: up to a hundred, or a block of a long table. */
export function TableBody<Row extends ListRow>(props: TableBodyProps<Row>) {
  const { rows, first = 0, selection, open, frame, isCards, block, ref } = props
  const Part = isCards ? CardRow : TableRow

  return (
    <tbody ref={ref} data-index={block}>
      {rows.map((row, nth) => {
        const isOpen = open.has(row.id)
        return (
          <Fragment key={row.id}>
            <Part
              row={row}
              index={first + nth}
              isSelected={frame.selectable && isSelected(selection, row.id)}
              isOpen={isOpen}
              frame={frame}
            />
            {isOpen && <DetailRow row={row} frame={frame} isCard={isCards} />}
          </Fragment>
        )
      })}
    </tbody>
  )
}

/** Widths that look like text of different lengths, the same on every load. */
const WIDTHS = ['72%', '56%', '84%', '64%', '48%']

interface SkeletonBodyProps {
  rows: number
  columns: number
  selectable: boolean
}

/** The shape of the rows to come. Nothing is drawn for the first 200 ms, so a quick answer does not flicker. */
export function SkeletonBody({ rows, columns, selectable }: SkeletonBodyProps) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <tr key={row} className={styles.row}>
          {selectable && <td className={styles.box} />}
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
            <td key={column}>
              <span className={styles.skeleton} style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
