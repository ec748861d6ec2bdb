import { memo, type ReactNode } from 'react'
import { useSay } from '../language/use-say.ts'
import type { Column, ListRow } from '../list/column.ts'
import { alignOf } from './align-of.ts'
import styles from './card-row.module.css'
import { ColumnCell } from './column-cell.tsx'
import { RowActions } from './row-actions.tsx'
import { RowCheckbox, type TableRowProps } from './table-row.tsx'

/** What a card shows below the row's name and state. */
export type RowCard<Row> = (row: Row) => ReactNode

/** As many short facts fit in one line of a card. */
const FACTS = 3

function Card<Row extends ListRow>(props: TableRowProps<Row>) {
  const { row, columns, actions, isSelected, onToggle, onAction, card } = props
  const { title, state, facts, figures } = partsOf(columns)

  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      <td className={styles.card}>
        <div className={styles.line}>
          {isSelected !== undefined && (
            <RowCheckbox id={row.id} name={props.name} isSelected={isSelected} onToggle={onToggle} />
          )}
          <div className={styles.title}>{title && <ColumnCell column={title} row={row} />}</div>
          {state && <ColumnCell column={state} row={row} />}
        </div>
        <div className={styles.facts}>
          {facts.map((column) => (
            <span key={column.id}>
              <ColumnCell column={column} row={row} />
            </span>
          ))}
        </div>
        {card?.(row)}
        <div className={styles.line}>
          <div className={styles.figures}>
            {!card && figures.map((column) => <CardFigure key={column.id} column={column} row={row} />)}
          </div>
          <RowActions row={row} actions={actions} onAction={onAction} words={0} />
        </div>
      </td>
    </tr>
  )
}

/** The same row where a table has no room. */
export const CardRow = memo(Card) as typeof Card

function CardFigure<Row extends ListRow>({ column, row }: { column: Column<Row>; row: Row }) {
  const say = useSay()

  return (
    <span className={styles.figure}>
      <span className={styles.label}>{say(column.label)}</span>
      <ColumnCell column={column} row={row} />
    </span>
  )
}

/** The name leads, the last state stands at its right, short texts follow, and then the figures. */
function partsOf<Row>(columns: readonly Column<Row>[]) {
  const texts = columns.filter((column) => column.kind === 'text')
  const title = texts.find((column) => column.look === 'name') ?? texts[0]
  return {
    title,
    state: columns.findLast((column) => column.kind === 'status'),
    facts: texts.filter((column) => column !== title).slice(0, FACTS),
    figures: columns.filter((column) => column.kind === 'custom' || alignOf(column) === 'end'),
  }
}
