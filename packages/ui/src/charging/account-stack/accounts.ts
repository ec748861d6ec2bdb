import { accountType } from '@ampdeck/api/enumerations/member'

/** An account of a member or a fleet. */
export interface Account {
  /** A code of `AccountType`. */
  type: number
  /** Below zero only for credit. */
  balanceFen: number
  /** Held for a refund or a running charge. */
  frozenFen: number
  /** Credit accounts only. */
  creditLimitFen?: number | undefined
  /** What tells it from its like: a card number, masked. */
  note?: string | undefined
}

const { reward, card, phoneNumber, credit } = accountType.code

/** Reward first, then card and phone number, credit last; unknown ones before credit. */
export function inDeductionOrder<One extends Pick<Account, 'type'>>(accounts: readonly One[]): One[] {
  const order: readonly number[] = [reward, card, phoneNumber]
  const place = ({ type }: Pick<Account, 'type'>) =>
    type === credit ? order.length + 1 : order.includes(type) ? order.indexOf(type) : order.length
  return [...accounts].sort((a, b) => place(a) - place(b))
}

/** What an account can pay now: balance − frozen + credit limit, never below zero. */
export function usableOf({ balanceFen, frozenFen, creditLimitFen = 0 }: Account): number {
  return Math.max(0, balanceFen - frozenFen + creditLimitFen)
}

/** How a bar is divided, in fen: what is usable, what is held, what is used of a credit. */
export interface Parts {
  usableFen: number
  frozenFen: number
  usedFen: number
}

/** The parts of an account's bar; their sum is its balance, or the limit of a credit. */
export function partsOf(account: Account): Parts {
  const isCredit = account.creditLimitFen !== undefined
  const frozenFen = Math.max(0, account.frozenFen)
  const usedFen = isCredit ? Math.max(0, -account.balanceFen) : 0
  return { usableFen: usableOf(account), frozenFen, usedFen }
}
