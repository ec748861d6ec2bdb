import { accountType } from '@ampdeck/api/enumerations/member'
import type { ReactNode } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { AccountIcon } from '../account-stack/account-icon.tsx'
import type { Bill, Contradiction } from './bill.ts'
import styles from './bill-lines.module.css'
import { billTexts as t } from './bill-lines.texts.ts'
import { stepWords, type Words } from './bill-words.ts'

export interface BillStepsProps {
  bill: Bill
  contradictions: readonly Contradiction[]
  isExclusive: boolean
  words: Words
}

interface Row {
  key: string
  icon?: ReactNode
  label: string
  basis?: string | false
  fen: number
  isWrong?: boolean
  look?: 'payable' | 'owed' | 'passed'
}

/** From the fees to the payable amount, and from the accounts that paid it to what is still owed. */
export function BillSteps({ bill, contradictions, isExclusive, words }: BillStepsProps) {
  const { say, formats } = words
  const { eFeeFen, sFeeFen, payableFen, owedFen } = bill
  const isWrong = (what: Contradiction['what'], at?: number) =>
    contradictions.some((one) => one.what === what && one.at === at)

  const rows: Row[] = [
    { key: 'fees', label: say(t.fees), basis: isExclusive && say(t.exclusive), fen: eFeeFen + sFeeFen },
    ...bill.steps.map((step, index) => ({
      key: `step ${index}`,
      ...stepWords(step, words),
      fen: step.fen,
      isWrong: isWrong('step', index),
      ...(step.kind === 'passed' && { look: 'passed' as const }),
    })),
    { key: 'payable', label: say(t.payable), fen: payableFen, isWrong: isWrong('payable'), look: 'payable' },
    ...bill.payments.map((payment) =>
      'receiptNo' in payment
        ? {
            key: `receipt ${payment.receiptNo}`,
            icon: <Glyph name="good" tone="good" size={14} />,
            label: say(t.receipt),
            basis: payment.receiptNo,
            fen: -payment.fen,
          }
        : {
            key: `${payment.type} ${payment.fen}`,
            icon: <AccountIcon type={payment.type} />,
            label: say(t.account, { type: accountType.label(payment.type, formats.language) }),
            basis: payment.type === accountType.code.reward && say(t.serviceOnly),
            fen: -payment.fen,
          },
    ),
  ]
  if (owedFen !== 0) {
    const icon = <Glyph name="alarm" tone="warning" size={14} />
    rows.push({ key: 'owed', icon, label: say(t.owed), fen: owedFen, isWrong: isWrong('paid'), look: 'owed' })
  }

  return (
    <dl>
      {rows.map((row) => (
        <div key={row.key} className={styles.step} data-look={row.look} data-wrong={row.isWrong || undefined}>
          <dt>
            {row.icon}
            {row.label}
            {row.basis && <span className={styles.small}>{row.basis}</span>}
          </dt>
          <dd>
            {row.look === 'passed' ? '–' : formats.money(row.fen)}
            {(row.look === 'payable' || row.look === 'owed') && (
              <span className={styles.small}> {say(t.yuan)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
