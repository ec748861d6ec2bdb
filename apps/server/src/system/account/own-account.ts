import type { Caller } from '../../access/caller.ts'
import { failures } from '../../foundation/failure.ts'

interface Named {
  id?: number | undefined
  sellerId?: number | undefined
  account?: string | undefined
}

/** A body may say whose account it means (requirements.md §3), but never anybody else's. */
export function refuseForeign(caller: Caller, { id, sellerId, account }: Named): void {
  const isOwn =
    (id ?? caller.userId) === caller.userId &&
    (sellerId ?? caller.sellerId) === caller.sellerId &&
    (account ?? caller.account) === caller.account
  if (!isOwn) throw failures.forbidden()
}
