import { accountType } from '@ampdeck/api/enumerations/member'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { Notice } from '../notice/notice.tsx'
import { AccountIcon } from './account-icon.tsx'
import styles from './account-stack.module.css'
import { accountTexts as t } from './account-stack.texts.ts'
import { type Account, inDeductionOrder, partsOf, usableOf } from './accounts.ts'

export interface AccountStackProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** In any order; they are shown in that of deduction. */
  accounts: readonly Account[]
  /** What is owed from earlier orders, in fen. */
  debtFen?: number
}

/** The accounts of a payer in the order in which they are asked: what they hold, what is frozen, what is lent. */
export function AccountStack({ accounts, debtFen = 0, className, ...rest }: AccountStackProps) {
  const say = useSay()
  const ordered = inDeductionOrder(accounts)
  const usable = ordered.reduce((sum, account) => sum + usableOf(account), 0)

  return (
    <section {...rest} aria-label={say(t.label)} className={clsx(styles.stack, className)}>
      {ordered.length === 0 && <p className={styles.note}>{say(t.nothing)}</p>}
      <ol>
        {ordered.map((account, index) => (
          <AccountRow key={`${account.type} ${account.note ?? ''}`} account={account} place={index + 1} />
        ))}
      </ol>
      {ordered.length > 1 && (
        <p className={styles.total}>
          <span>{say(t.total)}</span>
          <Money fen={usable} />
        </p>
      )}
      {debtFen > 0 && (
        <Notice tone="warning" className={styles.debt}>
          <Glyph name="alarm" tone="warning" size={14} />
          <span>
            {say(t.debt)} <span className={styles.note}>{say(t.debtText)}</span>
          </span>
          <Money fen={debtFen} />
        </Notice>
      )}
    </section>
  )
}

function AccountRow({ account, place }: { account: Account; place: number }) {
  const say = useSay()
  const { money, list, language } = useFormats()
  const { usableFen, frozenFen, usedFen } = partsOf(account)
  const isCredit = account.creditLimitFen !== undefined
  const kind = account.type === accountType.code.reward ? t.serviceOnly : isCredit ? t.lent : t.principal

  return (
    <li className={styles.account}>
      <span aria-hidden="true" className={styles.place}>
        {place}
      </span>
      <p className={styles.name}>
        <AccountIcon type={account.type} />
        {accountType.label(account.type, language)}
        <span className={styles.note}>{[account.note, say(kind)].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={shared.fact}>
        <span className="visually-hidden">{say(t.usable)} </span>
        <Money fen={usableFen} />
      </p>
      <span
        role="img"
        aria-label={say(t.bar, { usable: money(usableFen), frozen: money(frozenFen), used: money(usedFen) })}
        className={styles.bar}
      >
        {usedFen > 0 && <span data-part="used" style={{ flexGrow: usedFen }} />}
        {frozenFen > 0 && <span data-part="frozen" style={{ flexGrow: frozenFen }} />}
        {usableFen > 0 && <span data-part="usable" style={{ flexGrow: usableFen }} />}
      </span>
      <p className={styles.parts}>
        {list([
          isCredit
            ? `${say(t.limit)} ${money(account.creditLimitFen ?? 0)}`
            : `${say(t.balance)} ${money(account.balanceFen)}`,
          usedFen > 0 && `${say(t.used)} ${money(usedFen)}`,
          frozenFen > 0 && `${say(t.frozen)} ${money(frozenFen)}`,
        ])}
      </p>
    </li>
  )
}
