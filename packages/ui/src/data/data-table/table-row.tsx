import { say } from '@ampdeck/api/texts'
import { ChevronRight } from 'lucide-react'
import { Fragment, memo } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import checkbox from '../../inputs/fields/checkbox.module.css'
import type { ListRow } from '../list/column.ts'
import { cellOf } from './cell-of.tsx'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import { rowActions } from './row-actions.tsx'
import type { TableFrame } from './table-frame.ts'

export interface TableRowProps<Row extends ListRow> {
  row: Row
  /** The position among the rows that are drawn. */
  index: number
  isSelected: boolean
  /** Its details are shown. */
  isOpen: boolean
  frame: TableFrame<Row>
  /** The line of a long table, and the way to measure it, where lines differ in height. */
  line?: number | undefined
  measure?: ((element: HTMLElement | null) => void) | undefined
}

function Row<R extends ListRow>({ row, index, isSelected, isOpen, frame }: TableRowProps<R>) {
  const { columns, actions, language, selectable, onExpand } = frame

  return (
    <tr
      className={styles.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-selected={selectable ? isSelected : undefined}
      aria-rowindex={frame.offset + index + 2}
    >
      {selectable && <td className={styles.box}>{rowCheckbox({ row, isSelected, frame }, -1)}</td>}
      {onExpand && (
        <td className={styles.box}>
          <ExpandButton row={row} index={index} isOpen={isOpen} frame={frame} />
        </td>
      )}
      {columns.map(({ column, align, pin, isEdge, isSized }) => (
        <td
          key={column.id}
          data-align={align === 'end' ? align : undefined}
          data-sized={isSized || undefined}
          data-pin={pin}
          data-edge={isEdge || undefined}
        >
          {column.kind === 'custom' ? (
            // What a screen draws itself may keep a state, which must not pass to another row.
            <Fragment key={row.id}>{cellOf(column, row, language, -1)}</Fragment>
          ) : (
            cellOf(column, row, language, -1)
          )}
        </td>
      ))}
      {actions.length > 0 && (
        <td className={styles.actions}>
          <Fragment key={row.id}>
            {rowActions({ row, actions, language, onAction: frame.onAction, tabIndex: -1 })}
          </Fragment>
        </td>
      )}
    </tr>
  )
}

/** A hundred rows stay as they are while one of them changes. */
export const TableRow = memo(Row) as typeof Row

type RowControlProps<Row extends ListRow> = Pick<TableRowProps<Row>, 'row' | 'frame'>

/** The box of a row: a function and not a component, for it is part of every row. */
export function rowCheckbox<Row extends ListRow>(
  { row, frame, isSelected }: RowControlProps<Row> & { isSelected: boolean },
  tabIndex?: -1,
) {
  return (
    <input
      type="checkbox"
      className={checkbox.box}
      aria-label={say(tableTexts.selectRow, frame.language, { name: frame.nameOf(row) })}
      checked={isSelected}
      tabIndex={tabIndex}
      onChange={(event) => frame.onToggle(row.id, isShiftHeld(event.nativeEvent))}
    />
  )
}

/** The button that shows and hides the details of a row. */
export function ExpandButton<Row extends ListRow>({
  row,
  isOpen,
  frame,
  tabIndex = -1,
}: RowControlProps<Row> & { index: number; isOpen: boolean; tabIndex?: -1 | 0 }) {
  const say = useSay()

  return (
    <IconButton
      size="small"
      className={styles.expand}
      label={say(tableTexts.details, { name: frame.nameOf(row) })}
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      onClick={() => frame.onExpand?.(row.id)}
    >
      <ChevronRight size={14} />
    </IconButton>
  )
}

/** A change of a checkbox comes from a click, which knows the key. */
function isShiftHeld(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}
