import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type Bill, contradictionsOf } from './bill.ts'
import styles from './bill-lines.module.css'
import { billTexts as t } from './bill-lines.texts.ts'
import { BillProof } from './bill-proof.tsx'
import { BillSteps } from './bill-steps.tsx'
import { BillTable } from './bill-table.tsx'
import { contradictionWords } from './bill-words.ts'
import { Contradictions } from './contradictions.tsx'

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
  const formats = useFormats()
  const { language } = useLanguage()
  const id = useId()
  const words = { say, formats, language }
  const contradictions = contradictionsOf(bill)

  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.bill, className)}>
      <div className={styles.top}>
        <div className={styles.lines}>
          <div className={styles.head}>
            <h3 id={id} className={styles.title}>
              {say(t.title)}
            </h3>
            <span className={styles.caption}>{caption}</span>
          </div>
          {bill.lines.length === 0 ? (
            <p className={styles.nothing}>
              {say(t.noLines)}
              <span>{say(t.noLinesText)}</span>
            </p>
          ) : (
            <BillTable bill={bill} contradictions={contradictions} words={words} />
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {bill.lines.length > 0 && (
        <>
          <BillSteps bill={bill} contradictions={contradictions} isExclusive={isExclusive} words={words} />
          <Contradictions sentences={contradictions.map((one) => contradictionWords(one, words))} />
          <BillProof bill={bill} pileFeeFen={pileFeeFen} meterValues={meterValues} words={words} />
        </>
      )}
    </section>
  )
}
