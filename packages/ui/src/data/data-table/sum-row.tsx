import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Column, isNumeric, type ListRow } from '../list/column.ts'
import card from './card-row.module.css'
import { CardFigure } from './card-row.tsx'
import { numberOf } from './cell-of.tsx'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import type { TableFrame } from './table-row.tsx'

/** Sums of columns by their id, in the units of the wire. The server gives them, over all rows that match. */
export type ColumnSums = Readonly<Partial<Record<string, number>>>

/** Characters of 9,999,999.99, as the widest amount that is written in full. */
const LONG_SUM = 12

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
  const { number } = useFormats()
  const label = say(tableTexts.sumOf, { count })
  const sumOf = (column: Column<Row>) => {
    const value = sum[column.id]
    if (value === undefined) return undefined
    const kind = isNumeric(column) ? column.kind : column.kind === 'custom' ? column.numeric : undefined
    if (!kind) return number(value)
    const exact = numberOf(kind, value, frame.language, isCard ? 'card' : 'cell')
    // A sum is no reason for a wide column: in the millions its decimals are a hint.
    return typeof exact === 'string' && exact.length > LONG_SUM ? (
      <span title={exact}>{exact.replace(/\.\d+$/, '')}</span>
    ) : (
      exact
    )
  }

  if (isCard) {
    const summed = frame.columns.filter(({ column }) => sum[column.id] !== undefined)
    return (
      <tfoot>
        <tr className={card.row}>
          <td className={card.card}>
            <details>
              <summary className={card.sum}>{label}</summary>
              <div className={card.figures}>
                {summed.map(({ column }) => (
                  <CardFigure key={column.id} label={say(column.label)}>
                    {sumOf(column)}
                  </CardFigure>
                ))}
              </div>
            </details>
          </td>
        </tr>
      </tfoot>
    )
  }

  const labelled = frame.columns.find(({ column }) => sum[column.id] === undefined)
  return (
    <tfoot>
      <tr className={styles.sum} aria-rowindex={rowIndex}>
        {frame.selectable && <td className={styles.box} />}
        {frame.expand && <td className={styles.box} />}
        {frame.columns.map((shown) => (
          <td key={shown.column.id} {...shown.cell}>
            {shown === labelled ? label : sumOf(shown.column)}
          </td>
        ))}
        {frame.actions.length > 0 && <td className={styles.actions} />}
      </tr>
    </tfoot>
  )
}
