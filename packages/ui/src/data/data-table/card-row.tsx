import { memo, type ReactNode } from 'react'
import { type Column, isNumeric, type ListRow, nameColumn } from '../list/column.ts'
import styles from './card-row.module.css'
import { cardLabel, cellOf } from './cell-of.tsx'
import { rowActions } from './row-actions.tsx'
import { expandButton, rowCheckbox, type TableRowProps } from './table-row.tsx'

/** What a card shows below the row's name and state. */
export type RowCard<Row> = (row: Row) => ReactNode

/** As many short facts fit in one line of a card. */
const FACTS = 3
/** A card says so many times; when a record was last changed is none of them. */
const TIMES = 2

function Card<Row extends ListRow>({ row, index, isSelected, isOpen, frame }: TableRowProps<Row>) {
  const { language, card, actions, onAction } = frame
  const { title, state, facts, figures } = partsOf(frame.columns.map(({ column }) => column))
  const isThere = (column: Column<Row>) =>
    column.kind === 'custom' ? column.text?.(row, language) !== '' : (column.read(row, language) ?? '') !== ''

  return (
    <tr
      className={styles.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={frame.offset + index + 2}
    >
      <td className={styles.card}>
        <div className={styles.line}>
          {frame.selectable && rowCheckbox(row, isSelected, frame)}
          <div className={styles.title}>
            {title && cellOf(title, row, language, 'card', frame.opens?.(row))}
          </div>
          {state && isThere(state) && cellOf(state, row, language, 'card')}
        </div>
        <div className={styles.facts}>
          {facts.filter(isThere).map((column) => (
            <span key={column.id}>{cellOf(column, row, language, 'card')}</span>
          ))}
        </div>
        <div className={styles.line}>
          {card ? (
            <div className={styles.own}>{card(row)}</div>
          ) : (
            <div className={styles.figures}>
              {figures.filter(isThere).map((column) => (
                <CardFigure key={column.id} label={cardLabel(column, language)}>
                  {cellOf(column, row, language, 'card')}
                </CardFigure>
              ))}
            </div>
          )}
          {frame.expand && expandButton(row, isOpen, frame, 0)}
          {rowActions({ row, actions, language, onAction, words: 0 })}
        </div>
      </td>
    </tr>
  )
}

/** The same row where a table has no room. */
export const CardRow = memo(Card) as typeof Card

/** A value of a card with its name before it. */
export function CardFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.figure}>
      <span className={styles.label}>{label}</span>
      {children}
    </span>
  )
}

/**
 * The name leads, or what a row without one is drawn as first; a state stands at its right; the other states, short
 * texts and, where there is room, codes follow, and then the figures with the first times.
 */
function partsOf<Row>(columns: readonly Column<Row>[]) {
  const texts = columns.filter((column) => column.kind === 'text')
  const codes = columns.filter((column) => column.kind === 'code')
  const times = columns.filter(
    ({ kind, id }) => (kind === 'instant' || kind === 'day') && id !== 'updateTime',
  )
  const shownTimes = new Set(times.slice(0, TIMES))
  const title = nameColumn(columns) ?? columns.find(({ kind }) => kind === 'custom')
  const states = columns.filter(({ kind, lead }) => kind === 'status' || lead)
  const state = states.find(({ lead }) => lead) ?? states.at(-1)
  return {
    title,
    state,
    facts: [
      ...states.filter((column) => column !== state),
      ...[...texts.filter((column) => column !== title), ...codes].slice(0, FACTS),
    ],
    figures: columns.filter(
      (column) =>
        column !== title &&
        column !== state &&
        (column.kind === 'custom' || isNumeric(column) || shownTimes.has(column)),
    ),
  }
}
