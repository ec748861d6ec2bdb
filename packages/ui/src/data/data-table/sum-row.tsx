import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Column, ListRow } from '../list/column.ts'
import card from './card-row.module.css'
import { numberOf } from './cell-of.tsx'
import table from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import styles from './sum-row.module.css'
import type { TableFrame } from './table-frame.ts'

/** Sums of columns by their id, in the units of the wire. The server gives them, over all rows that match. */
export type ColumnSums = Readonly<Partial<Record<string, number>>>

interface SumRowProps<Row extends ListRow> {
  frame: TableFrame<Row>
  sum: ColumnSums
  /** The number of rows that are summed, in words: "10,000+" where it is only a lower bound. */
  count: string
  isCard: boolean
  /** Its position in the whole list, where that is known. */
  rowIndex: number | undefined
}

/** The sums of the list at its foot. */
export function SumRow<Row extends ListRow>({ frame, sum, count, isCard, rowIndex }: SumRowProps<Row>) {
  const say = useSay()
  const formats = useFormats()
  const label = say(tableTexts.sumOf, { count })
  const sumOf = (column: Column<Row>) => {
    const value = sum[column.id]
    if (value === undefined) return undefined
    return 'read' in column && isNumber(column)
      ? numberOf(column.kind, value, frame.language)
      : formats.number(value)
  }

  if (isCard) {
    return (
      <tfoot className={styles.cards}>
        <tr className={card.row}>
          <td className={card.card}>
            <strong className={styles.label}>{label}</strong>
            <div className={card.figures}>
              {frame.columns.map(({ column }) => {
                const value = sumOf(column)
                return (
                  value !== undefined && (
                    <span key={column.id} className={card.figure}>
                      <span className={card.label}>{say(column.label)}</span>
                      {value}
                    </span>
                  )
                )
              })}
            </div>
          </td>
        </tr>
      </tfoot>
    )
  }

  const labelled = frame.columns.find(({ column }) => sum[column.id] === undefined)
  return (
    <tfoot>
      <tr className={styles.row} aria-rowindex={rowIndex}>
        {frame.selectable && <td className={table.box} />}
        {frame.onExpand && <td className={table.box} />}
        {frame.columns.map((shown) => (
          <td
            key={shown.column.id}
            data-align={shown.align === 'end' ? shown.align : undefined}
            data-sized={shown.isSized || undefined}
            data-pin={shown.pin}
            data-edge={shown.isEdge || undefined}
          >
            {shown === labelled ? label : sumOf(shown.column)}
          </td>
        ))}
        {frame.actions.length > 0 && <td className={table.actions} />}
      </tr>
    </tfoot>
  )
}

const numbers = ['number', 'power', 'energy', 'money', 'percent'] as const

function isNumber<Row>(
  column: Column<Row>,
): column is Extract<Column<Row>, { kind: (typeof numbers)[number] }> {
  return (numbers as readonly string[]).includes(column.kind)
}
