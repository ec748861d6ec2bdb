import type { ReactNode } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { remainderOf } from './audit.ts'
import styles from './audit-amount.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

/** The sum that is decided on, and what it is taken from. */
export interface AuditSum {
  /** "Apply amount". */
  label: string
  fen: number
  /** What it is taken from, for example the refundable principal. */
  of?: { label: string; fen: number } | undefined
  /** Where it goes, and what stays. */
  note?: ReactNode
}

/** The amount, as large as anything on the panel, and a bar of what remains. */
export function AuditAmount({ label, fen, of, note }: AuditSum) {
  const say = useSay()
  const { money } = useFormats()
  const remainder = of && remainderOf(fen, of.fen)

  return (
    <div className={styles.amount}>
      <div className={styles.sum}>
        <p className={styles.label}>{label}</p>
        <p className={styles.figure}>
          <Money fen={fen} />
        </p>
      </div>
      <div className={styles.rest}>
        {of && remainder && (
          <>
            <p className={styles.line}>
              <span>
                {of.label} {money(of.fen)}
              </span>
              <span>{!remainder.isTooMuch && say(t.after, { amount: money(remainder.leftFen) })}</span>
            </p>
            <span
              role="img"
              aria-label={say(t.share, { taken: money(fen), of: money(of.fen) })}
              className={styles.bar}
            >
              {remainder.leftFen > 0 && <span data-part="left" style={{ flexGrow: remainder.leftFen }} />}
              {remainder.deductedFen > 0 && (
                <span data-part="taken" style={{ flexGrow: remainder.deductedFen }} />
              )}
            </span>
            {remainder.isTooMuch && (
              <p className={styles.tooMuch}>
                <Glyph name="fault" tone="bad" size={13} />
                {say(t.tooMuch, { amount: money(-remainder.leftFen) })}
              </p>
            )}
          </>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  )
}
