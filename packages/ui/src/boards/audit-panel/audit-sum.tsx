import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { remainderOf } from './audit.ts'
import styles from './audit-panel.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

/** The sum that is decided on, and what it is taken from. */
export interface AuditSum {
  /** "Apply amount". */
  label: string
  /** The amount in fen; the button that approves names it. */
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
        <p className={styles.aside}>{label}</p>
        <p className={styles.figure}>
          <Money fen={fen} />
        </p>
      </div>
      <div className={styles.rest}>
        {of && remainder && (
          <>
            <p className={clsx(styles.aside, styles.line)}>
              <span>
                {of.label} {money(of.fen)}
              </span>
              <span>{!remainder.isTooMuch && say(t.after, { amount: money(remainder.leftFen) })}</span>
            </p>
            <span
              role="img"
              aria-label={say(t.share, { value: money(fen), total: money(of.fen) })}
              className={styles.bar}
            >
              {remainder.leftFen > 0 && <span data-part="left" style={{ flexGrow: remainder.leftFen }} />}
              {remainder.deductedFen > 0 && (
                <span data-part="taken" style={{ flexGrow: remainder.deductedFen }} />
              )}
            </span>
            {remainder.isTooMuch && (
              <p className={styles.wrong}>
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

/** One movement that led to the sum. */
export interface LedgerRow {
  /** Tells the rows apart; not shown. */
  id: string
  /** The day, or the days. */
  when: string
  /** What moved the money: “Recharge, WeChat Pay”. */
  what: ReactNode
  /** A number or a place, muted behind it. */
  note?: ReactNode
  /** What it changed, in fen. */
  fen: number
}

export interface AuditLedgerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** “Recharges and use since”: its heading, and the name of the region. */
  title: string
  /** The movements, oldest first; their fen are added up and compared with the total. */
  rows: readonly LedgerRow[]
  /** What the rows come to, as the account says it; a different sum is shown as a contradiction. */
  total: { label: string; note?: ReactNode; fen: number }
}

/** How the sum that is decided on came about, and that it adds up. */
export function AuditLedger({ title, rows, total, className, ...rest }: AuditLedgerProps) {
  const say = useSay()
  const { money } = useFormats()
  const worked = rows.reduce((sum, { fen }) => sum + fen, 0)

  return (
    <section {...rest} aria-label={title} className={className}>
      <h3 className={styles.section}>{title}</h3>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ id, when, what, note, fen }) => (
            <tr key={id}>
              <td className={styles.when}>{when}</td>
              <th scope="row">
                {what} {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.fen}>
                <Money fen={fen} unit={false} signed />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">
              {total.label} {total.note && <span className={styles.note}>{total.note}</span>}
            </th>
            <td className={styles.fen}>
              <Money fen={total.fen} unit={false} />
            </td>
          </tr>
        </tfoot>
      </table>
      {worked !== total.fen && (
        <p role="alert" className={styles.wrong}>
          <Glyph name="fault" tone="bad" size={13} />
          {say(t.notSum, { worked: money(worked), given: money(total.fen) })}
        </p>
      )}
    </section>
  )
}
