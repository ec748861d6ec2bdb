import { memo } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { useSay } from '../language/use-say.ts'
import type { RowAction } from '../list/actions-of.ts'
import type { Column, ListRow, RowId } from '../list/column.ts'
import { alignOf } from './align-of.ts'
import type { RowCard } from './card-row.tsx'
import { ColumnCell } from './column-cell.tsx'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import { RowActions } from './row-actions.tsx'

export interface TableRowProps<Row extends ListRow> {
  row: Row
  /** What the row is called where its controls are named. */
  name: string
  columns: readonly Column<Row>[]
  actions: readonly RowAction<Row>[]
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  onToggle: (id: RowId, isRange: boolean) => void
  onAction: (action: RowAction<Row>, row: Row) => void
  card: RowCard<Row> | undefined
}

function Row<R extends ListRow>({
  row,
  name,
  columns,
  actions,
  isSelected,
  onToggle,
  onAction,
}: TableRowProps<R>) {
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {isSelected !== undefined && (
        <td className={styles.check}>
          <RowCheckbox id={row.id} name={name} isSelected={isSelected} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={alignOf(column)}>
          <ColumnCell column={column} row={row} />
        </td>
      ))}
      {actions.length > 0 && (
        <td className={styles.actions}>
          <RowActions row={row} actions={actions} onAction={onAction} />
        </td>
      )}
    </tr>
  )
}

/** A hundred rows stay as they are while one of them changes. */
export const TableRow = memo(Row) as typeof Row

interface RowCheckboxProps {
  id: RowId
  name: string
  isSelected: boolean
  onToggle: (id: RowId, isRange: boolean) => void
}

export function RowCheckbox({ id, name, isSelected, onToggle }: RowCheckboxProps) {
  const say = useSay()

  return (
    <Checkbox
      aria-label={say(tableTexts.selectRow, { name })}
      checked={isSelected}
      onChange={(event) => onToggle(id, isShiftHeld(event.nativeEvent))}
    />
  )
}

/** A change of a checkbox comes from a click, which knows the key. */
function isShiftHeld(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}
