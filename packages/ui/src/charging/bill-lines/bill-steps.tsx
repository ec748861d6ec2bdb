import type { Enumeration } from '@ampdeck/api/enumeration'
import { accountType } from '@ampdeck/api/enumerations/member'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { AccountIcon } from '../account-stack/account-icon.tsx'
import type { Bill, Contradiction } from './bill.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import styles from './bill-steps.module.css'
import { stepWords, type Words } from './bill-words.ts'

export interface BillStepsProps {
  bill: Bill
  contradictions: readonly Contradiction[]
  isExclusive: boolean
  words: Words
}

/** Also takes codes of a later version. */
const accounts: Enumeration = accountType

/** From the fees to the payable amount, and from the accounts that paid it to what is still owed. */
export function BillSteps({ bill, contradictions, isExclusive, words }: BillStepsProps) {
  const { say, formats, language } = words
  const { money } = formats
  const isWrong = (what: Contradiction['what'], at?: number) =>
    contradictions.some((one) => one.what === what && one.at === at) || undefined

  return (
    <dl className={styles.steps}>
      <div className={styles.step}>
        <dt>
          {say(t.fees)}
          {isExclusive && <span className={styles.basis}>{say(t.exclusive)}</span>}
        </dt>
        <dd>{money(bill.eFeeFen + bill.sFeeFen)}</dd>
      </div>
      {bill.steps.map((step, index) => {
        const { label, basis } = stepWords(step, words)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place, and never move.
          <div key={index} className={styles.step} data-wrong={isWrong('step', index)}>
            <dt>
              {label}
              {basis && <span className={styles.basis}>{basis}</span>}
            </dt>
            <dd>{money(step.fen)}</dd>
          </div>
        )
      })}
      <div className={styles.payable} data-wrong={isWrong('payable')}>
        <dt>{say(t.payable)}</dt>
        <dd>
          {money(bill.payableFen)} <span className={styles.unit}>{say(t.yuan)}</span>
        </dd>
      </div>
      {bill.payments.map(({ type, fen }) => (
        <div key={`${type} ${fen}`} className={styles.step}>
          <dt>
            <AccountIcon type={type} />
            {say(t.account, { type: accounts.label(type, language) })}
            {type === accountType.code.reward && <span className={styles.basis}>{say(t.serviceOnly)}</span>}
          </dt>
          <dd>{money(-fen)}</dd>
        </div>
      ))}
      {bill.owedFen !== 0 && (
        <div className={styles.owed} data-wrong={isWrong('paid')}>
          <dt>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(t.owed)}
          </dt>
          <dd>
            {money(bill.owedFen)} <span className={styles.unit}>{say(t.yuan)}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
