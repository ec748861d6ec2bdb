import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './audit-ledger.module.css'
import { auditTexts as t } from './audit-panel.texts.ts'

/** One movement that led to the sum. */
export interface LedgerRow {
  id: string
  /** The day, or the days. */
  when: string
  what: ReactNode
  /** A number or a place, muted behind it. */
  note?: ReactNode
  /** What it changed, in fen. */
  fen: number
}

export interface AuditLedgerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** "Recharges and use since". */
  title: string
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
    <section {...rest} aria-label={title} className={clsx(styles.ledger, className)}>
      <h3 className={styles.title}>{title}</h3>
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
