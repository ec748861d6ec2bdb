import type { Language } from '@ampdeck/api/enumeration'
import { memo, type ReactNode } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Column, ListRow } from '../list/column.ts'
import { alignOf } from './align-of.ts'
import styles from './card-row.module.css'
import { cellOf } from './cell-of.tsx'
import { rowActions } from './row-actions.tsx'
import { ExpandButton, rowCheckbox, type TableRowProps } from './table-row.tsx'

/** What a card shows below the row's name and state. */
export type RowCard<Row> = (row: Row) => ReactNode

/** As many short facts fit in one line of a card. */
const FACTS = 3

function Card<Row extends ListRow>({
  row,
  index,
  isSelected,
  isOpen,
  frame,
  line,
  measure,
}: TableRowProps<Row>) {
  const { language, card } = frame
  const { title, state, facts, figures } = partsOf(frame.columns.map(({ column }) => column))
  const name = title && cellOf(title, row, language)

  return (
    <tr
      ref={measure}
      className={styles.row}
      data-row={index}
      data-index={line}
      data-selected={isSelected || undefined}
      aria-rowindex={frame.offset + index + 2}
    >
      <td className={styles.card}>
        <div className={styles.line}>
          {frame.selectable && rowCheckbox({ row, isSelected, frame })}
          <div className={styles.title}>{name}</div>
          {state && cellOf(state, row, language)}
        </div>
        <div className={styles.facts}>
          {facts.map((column) => (
            <span key={column.id}>{cellOf(column, row, language)}</span>
          ))}
        </div>
        {card?.(row)}
        <div className={styles.line}>
          <div className={styles.figures}>
            {!card &&
              figures.map((column) => (
                <CardFigure key={column.id} column={column} row={row} language={language} />
              ))}
          </div>
          {frame.onExpand && (
            <ExpandButton row={row} index={index} isOpen={isOpen} frame={frame} tabIndex={0} />
          )}
          {rowActions({ row, actions: frame.actions, language, onAction: frame.onAction, words: 0 })}
        </div>
      </td>
    </tr>
  )
}

/** The same row where a table has no room. */
export const CardRow = memo(Card) as typeof Card

interface CardFigureProps<Row> {
  column: Column<Row>
  row: Row
  language: Language
}

function CardFigure<Row extends ListRow>({ column, row, language }: CardFigureProps<Row>) {
  const say = useSay()

  return (
    <span className={styles.figure}>
      <span className={styles.label}>{say(column.label)}</span>
      {cellOf(column, row, language)}
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
