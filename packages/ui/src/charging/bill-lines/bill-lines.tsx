import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FormulaSteps } from '../formula-preview/formula-steps.tsx'
import { Notice } from '../notice/notice.tsx'
import { type Bill, contradictionsOf, proofOf } from './bill.ts'
import styles from './bill-lines.module.css'
import { billTexts as t } from './bill-lines.texts.ts'
import { BillSteps } from './bill-steps.tsx'
import { BillTable } from './bill-table.tsx'
import { contradictionWords, derivationOf, type Words } from './bill-words.ts'

export interface BillLinesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Lines, steps, sums and payments as the order carries them; all are worked out again. */
  bill: Bill
  /** The price that was in force: "GD-STD v3, frozen at start". */
  caption?: ReactNode
  /** An exclusive strategy set the prices, so that no discount applies. */
  isExclusive?: boolean
  /** What the pile worked out for energy and service, in fen; null while its raw bill is missing. */
  pileFeeFen?: number | null
  /** How many readings the energy by period was worked out from. */
  meterValues?: number
  /** Stands beside the lines where there is room: the tariff clock. */
  aside?: ReactNode
}

/**
 * How an order comes to its amount: lines by period, every step to the payable sum, who paid, and the proof against
 * the pile. A sum that is not what its parts give is shown as a contradiction, never smoothed over.
 */
export function BillLines({
  bill,
  caption,
  isExclusive = false,
  pileFeeFen,
  meterValues,
  aside,
  className,
  ...rest
}: BillLinesProps) {
  const say = useSay()
  const words = { say, formats: useFormats() }
  const id = useId()
  const contradictions = contradictionsOf(bill)

  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.bill, className)}>
      <div className={styles.top}>
        <div className={styles.lines}>
          <div className={styles.head}>
            <h3 id={id}>{say(t.title)}</h3>
            <span className={styles.small}>{caption}</span>
          </div>
          {bill.lines.length === 0 ? (
            <p className={styles.nothing}>
              {say(t.noLines)}
              <span className={styles.small}>{say(t.noLinesText)}</span>
            </p>
          ) : (
            <BillTable {...{ bill, contradictions, words }} />
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {bill.lines.length > 0 && (
        <>
          <BillSteps {...{ bill, contradictions, isExclusive, words }} />
          {contradictions.length > 0 && (
            <Notice role="alert" tone="bad" className={styles.contradictions}>
              <Glyph name="fault" tone="bad" size={14} className={styles.glyph} />
              <div>
                <p className={styles.wrong}>{say(t.wrong)}</p>
                <ul>
                  {contradictions.map((one) => (
                    <li key={`${one.what} ${one.at}`}>{contradictionWords(one, words)}</li>
                  ))}
                </ul>
              </div>
            </Notice>
          )}
          <BillProof {...{ bill, pileFeeFen, meterValues, words }} />
        </>
      )}
    </section>
  )
}

const glyphs = {
  equal: { name: 'good', tone: 'good' },
  near: { name: 'good', tone: 'good' },
  different: { name: 'alarm', tone: 'warning' },
  missing: { name: 'waiting', tone: 'waiting' },
} as const

/** The line that proves the sum against the raw bill of the pile, and opens the whole formula. */
function BillProof({
  bill,
  pileFeeFen,
  meterValues,
  words,
}: Pick<BillLinesProps, 'bill' | 'pileFeeFen' | 'meterValues'> & { words: Words }) {
  const { say, formats } = words
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const proof = pileFeeFen === undefined ? undefined : proofOf(bill, pileFeeFen)
  const isSound = proof?.state === 'equal' || proof?.state === 'near'
  const difference = formats.money(Math.abs(proof?.differenceFen ?? 0))

  return (
    <Notice tone={proof?.state === 'different' ? 'warning' : undefined} className={styles.proof}>
      {proof && <Glyph size={14} {...glyphs[proof.state]} />}
      <p className={styles.sentence}>
        {proof &&
          formats.list([
            say(t[proof.state], { difference }),
            isSound && meterValues !== undefined && say(t.meterValues, { count: meterValues }),
          ])}
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {say(isOpen ? t.hideFormula : t.showFormula)}
      </button>
      {isOpen && <FormulaSteps id={id} className={styles.formula} steps={derivationOf(bill, words)} />}
    </Notice>
  )
}
