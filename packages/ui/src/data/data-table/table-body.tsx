import { Fragment } from 'react'
import type { ListRow, RowId } from '../list/column.ts'
import { isSelected, type Selection } from '../list/selection.ts'
import { CardRow } from './card-row.tsx'
import { DetailRow } from './detail-row.tsx'
import type { TableFrame } from './table-frame.ts'
import { TableRow } from './table-row.tsx'

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
