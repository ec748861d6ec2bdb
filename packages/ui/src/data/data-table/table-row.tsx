import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import checkbox from '../../inputs/fields/checkbox.module.css'
import type { RowAction } from '../list/actions-of.ts'
import type { ListRow, RowId } from '../list/column.ts'
import { cellOf } from './cell-of.tsx'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import { rowActions } from './row-actions.tsx'
import type { ShownColumn } from './use-columns.ts'

/** What every row of a table shares. It stays the same object while rows come and go, so that rows are drawn once. */
export interface TableFrame<Row> {
  readonly columns: readonly ShownColumn<Row>[]
  /** Those that the user may do. */
  readonly actions: readonly RowAction<Row>[]
  readonly language: Language
  readonly selectable: boolean
  /** The position of the first row among all rows of the list, which others may be on other pages. */
  readonly offset: number
  /** What a row is called where its controls are named. */
  readonly nameOf: (row: Row) => string
  readonly onToggle: (id: RowId, isRange: boolean) => void
  readonly onAction: (action: RowAction<Row>, row: Row) => void
  readonly onExpand: (id: RowId) => void
  /** The details of a row, where rows have some. */
  readonly expand: ((row: Row) => ReactNode) | undefined
  readonly card: ((row: Row) => ReactNode) | undefined
  /** Where a row is opened, and the column that leads there. */
  readonly opens: ((row: Row) => string) | undefined
  readonly nameId: string | undefined
}

/** How many cells a row has besides those of its columns. */
export function extraCells<Row>({ selectable, expand, actions }: TableFrame<Row>): number {
  return Number(selectable) + Number(Boolean(expand)) + Number(actions.length > 0)
}

export interface TableRowProps<Row extends ListRow> {
  row: Row
  /** The position among the rows that are drawn. */
  index: number
  isSelected: boolean
  /** Its details are shown. */
  isOpen: boolean
  frame: TableFrame<Row>
}

function Row<R extends ListRow>({ row, index, isSelected, isOpen, frame }: TableRowProps<R>) {
  const { columns, actions, language, selectable, onAction, opens, nameId } = frame

  return (
    <tr
      className={styles.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-selected={selectable ? isSelected : undefined}
      aria-rowindex={frame.offset + index + 2}
    >
      {selectable && <td className={styles.box}>{rowCheckbox(row, isSelected, frame, -1)}</td>}
      {frame.expand && <td className={styles.box}>{expandButton(row, isOpen, frame, -1)}</td>}
      {columns.map(({ column, cell }) => (
        <td key={column.id} {...cell}>
          {cellOf(column, row, language, 'cell', column.id === nameId ? opens?.(row) : undefined)}
        </td>
      ))}
      {actions.length > 0 && (
        <td className={styles.actions}>{rowActions({ row, actions, language, onAction, tabIndex: -1 })}</td>
      )}
    </tr>
  )
}

/** A hundred rows stay as they are while one of them changes. */
export const TableRow = memo(Row) as typeof Row

/** The box of a row: a function and not a component, for it is part of every row. */
export function rowCheckbox<Row extends ListRow>(
  row: Row,
  isSelected: boolean,
  { language, nameOf, onToggle }: TableFrame<Row>,
  tabIndex?: -1,
) {
  return (
    <input
      type="checkbox"
      className={checkbox.box}
      aria-label={say(tableTexts.selectRow, language, { name: nameOf(row) })}
      checked={isSelected}
      tabIndex={tabIndex}
      // A change of a checkbox comes from a click, which knows the key.
      onChange={({ nativeEvent }) =>
        onToggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

/** The button that shows and hides the details of a row. */
export function expandButton<Row extends ListRow>(
  row: Row,
  isOpen: boolean,
  { language, nameOf, onExpand }: TableFrame<Row>,
  tabIndex: -1 | 0,
) {
  return (
    <IconButton
      size="small"
      className={styles.expand}
      label={say(tableTexts.details, language, { name: nameOf(row) })}
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      onClick={() => onExpand(row.id)}
    >
      <ChevronRight size={14} />
    </IconButton>
  )
}

interface DetailRowProps<Row extends ListRow> extends Pick<TableRowProps<Row>, 'row' | 'frame'> {
  /** One cell alone, where rows are cards. */
  isCard: boolean
}

/** The details of a row, in one cell below it. They stay in sight while the columns are scrolled sideways. */
export function DetailRow<Row extends ListRow>({ row, frame, isCard }: DetailRowProps<Row>) {
  return (
    <tr className={styles.detail} data-card={isCard || undefined}>
      <td colSpan={isCard ? 1 : frame.columns.length + extraCells(frame)}>
        <div className={styles.details}>{frame.expand?.(row)}</div>
      </td>
    </tr>
  )
}
