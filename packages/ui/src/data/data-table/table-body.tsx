import { Fragment, useEffect, useState } from 'react'
import type { ListRow, RowId } from '../list/column.ts'
import { isSelected, type Selection } from '../list/selection.ts'
import { CardRow } from './card-row.tsx'
import styles from './data-table.module.css'
import { DetailRow, type TableFrame, TableRow } from './table-row.tsx'

export interface TableBodyProps<Row extends ListRow> {
  rows: readonly Row[]
  selection: Selection
  /** The rows whose details are shown. */
  open: ReadonlySet<RowId>
  frame: TableFrame<Row>
  /** Rows are drawn as cards. */
  isCards: boolean
}

/** Rows as they are, all of them in the document: up to a hundred. */
export function TableBody<Row extends ListRow>({
  rows,
  selection,
  open,
  frame,
  isCards,
}: TableBodyProps<Row>) {
  const Part = isCards ? CardRow : TableRow

  return rows.map((row, index) => (
    <Fragment key={row.id}>
      <Part
        row={row}
        index={index}
        isSelected={frame.selectable && isSelected(selection, row.id)}
        isOpen={open.has(row.id)}
        frame={frame}
      />
      {open.has(row.id) && <DetailRow row={row} frame={frame} isCard={isCards} />}
    </Fragment>
  ))
}

type LongBody = typeof import('./long-body.tsx').LongBody

let loaded: LongBody | undefined

/** Fetches the code of long tables. Most lists are pages of at most a hundred rows and never need it. */
export async function loadLongBody(): Promise<LongBody> {
  loaded ??= (await import('./long-body.tsx')).LongBody
  return loaded
}

/** How a long table draws its rows; undefined while the code is on its way, or not wanted. */
export function useLongBody(isWanted: boolean): LongBody | undefined {
  const [body, setBody] = useState(() => loaded)
  useEffect(() => {
    if (isWanted && !body) void loadLongBody().then((come) => setBody(() => come))
  }, [isWanted, body])
  return isWanted ? body : undefined
}

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
      {selectable && <td className={styles.box} />}
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
        <td key={column}>
          <span className={styles.skeleton} style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  ))
}
