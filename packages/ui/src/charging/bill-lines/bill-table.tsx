import { period } from '@ampdeck/api/enumerations/order'
import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import shared from '../../foundation/theme/shared.module.css'
import { periodColours } from '../tariff-clock/tariff-words.ts'
import { type Bill, type BillLine, type Contradiction, isByEnergy, isWorkedOut } from './bill.ts'
import styles from './bill-lines.module.css'
import { billTexts as t } from './bill-lines.texts.ts'
import { formulaOf, spanOf, type Words } from './bill-words.ts'

export interface BillTableProps {
  bill: Bill
  contradictions: readonly Contradiction[]
  words: Words
}

/** The lines by period with their sum. */
export function BillTable({ bill, contradictions, words }: BillTableProps) {
  const { say, formats } = words
  const { money, energy, language } = formats
  const isWrong = (what: Contradiction['what'], at?: number) =>
    contradictions.some((one) => one.what === what && one.at === at) || undefined
  const formula = (line: BillLine, price4: number, fen: number) =>
    isWorkedOut(line) ? formulaOf(line.energyWh, price4, fen, words) : say(t.formulaAgreed)
  const sum = (what: 'energy' | 'eFee' | 'sFee', figure: string) => (
    <td data-align="end" data-wrong={isWrong(what)}>
      {figure}
    </td>
  )

  return (
    <table className={clsx(shared.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col">{say(t.period)}</th>
          {['kWh', say(t.energyFee), say(t.serviceFee)].map((head) => (
            <th key={head} scope="col" data-align="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.seq}>
            <th scope="row">
              <span className={styles.period}>
                <span className={styles.swatch} style={periodColours(line.period)} />
                {period.label(line.period, language)}
                {!isWorkedOut(line) && <span className={styles.mark}>{say(t.adjusted)}</span>}
                <span className={styles.span}>{spanOf(line)}</span>
              </span>
            </th>
            <td data-align="end">{energy(line.energyWh)}</td>
            <FormulaCell
              figure={money(line.eFeeFen)}
              formula={formula(line, line.ePrice4, line.eFeeFen)}
              isWrong={isWrong('lineEFee', line.seq)}
            />
            <FormulaCell
              figure={money(line.sFeeFen)}
              formula={
                isByEnergy(bill) || !isWorkedOut(line)
                  ? formula(line, line.sPrice4, line.sFeeFen)
                  : say(t.formulaByTime)
              }
              isWrong={isWrong('lineSFee', line.seq)}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(t.sum)}</th>
          {sum('energy', energy(bill.energyWh))}
          {sum('eFee', money(bill.eFeeFen))}
          {sum('sFee', money(bill.sFeeFen))}
        </tr>
      </tfoot>
    </table>
  )
}

interface FormulaCellProps {
  figure: string
  /** How the figure came about, in one line. */
  formula: string
  /** It is not what its parts give. */
  isWrong: true | undefined
}

/**
 * A figure that says how it came about when it is pointed at or focused. Escape sends the words away; they can be
 * pointed at themselves (WCAG 1.4.13). Plain CSS: a popover's machinery would come with every order.
 */
function FormulaCell({ figure, formula, isWrong }: FormulaCellProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isDismissed) return
    // The drawer around it stays open.
    event.stopPropagation()
    setDismissed(true)
  }

  return (
    <td data-align="end">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; leaving it forgets the Escape. */}
      <span
        className={styles.place}
        data-dismissed={isDismissed || undefined}
        onPointerLeave={() => setDismissed(false)}
        onBlur={() => setDismissed(false)}
        onKeyDown={dismiss}
      >
        <button type="button" className={styles.figure} aria-describedby={id} data-wrong={isWrong}>
          {figure}
        </button>
        <span role="tooltip" id={id} className={styles.words}>
          {formula}
        </span>
      </span>
    </td>
  )
}
