import type { Enumeration } from '@ampdeck/api/enumeration'
import { period } from '@ampdeck/api/enumerations/order'
import { type Bill, type BillLine, type Contradiction, isWorkedOut } from './bill.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import styles from './bill-table.module.css'
import { formulaOf, periodWord, spanOf, type Words } from './bill-words.ts'
import { FormulaFigure } from './formula-figure.tsx'

export interface BillTableProps {
  bill: Bill
  contradictions: readonly Contradiction[]
  words: Words
}

/** Also takes codes of a later version. */
const periods: Enumeration = period

/** The lines by period with their sum. */
export function BillTable({ bill, contradictions, words }: BillTableProps) {
  const { say, formats } = words
  const { money, energy } = formats
  const isByEnergy = (bill.serviceMode ?? 1) <= 2
  const isWrong = (what: Contradiction['what'], at?: number) =>
    contradictions.some((one) => one.what === what && one.at === at) || undefined
  const feeCell = (line: BillLine, what: 'lineEFee' | 'lineSFee') => {
    const isEnergy = what === 'lineEFee'
    const fen = isEnergy ? line.eFeeFen : line.sFeeFen
    const formula = () => {
      if (!isWorkedOut(line)) return say(t.formulaAgreed)
      if (!isEnergy && !isByEnergy) return say(t.formulaByTime)
      return formulaOf(line.energyWh, isEnergy ? line.ePrice4 : line.sPrice4, fen, words)
    }
    return (
      <td data-align="end">
        <FormulaFigure figure={money(fen)} isWrong={isWrong(what, line.seq) ?? false} formula={formula()} />
      </td>
    )
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say(t.period)}</th>
          <th scope="col" data-align="end">
            kWh
          </th>
          <th scope="col" data-align="end">
            {say(t.energyFee)}
          </th>
          <th scope="col" data-align="end">
            {say(t.serviceFee)}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <tr key={line.seq}>
            <th scope="row">
              <span className={styles.period}>
                <span className={styles.swatch} data-period={periods.key(line.period)} />
                {periodWord(line.period, words)}
                {!isWorkedOut(line) && <span className={styles.mark}>{say(t.adjusted)}</span>}
                <span className={styles.span}>{spanOf(line)}</span>
              </span>
            </th>
            <td data-align="end">{energy(line.energyWh)}</td>
            {feeCell(line, 'lineEFee')}
            {feeCell(line, 'lineSFee')}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(t.sum)}</th>
          <td data-align="end" data-wrong={isWrong('energy')}>
            {energy(bill.energyWh)}
          </td>
          <td data-align="end" data-wrong={isWrong('eFee')}>
            {money(bill.eFeeFen)}
          </td>
          <td data-align="end" data-wrong={isWrong('sFee')}>
            {money(bill.sFeeFen)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
