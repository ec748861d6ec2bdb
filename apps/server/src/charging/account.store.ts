import { accountType } from '@ampdeck/api/enumerations/member'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

const OPEN = 1
const { reward: REWARD, credit: CREDIT } = accountType.code

export interface Account {
  id: number
  type: number
  balanceFen: number
  frozenFen: number
  creditLimitFen: number
}

/** All accounts of the owner of one: of a member, or of a fleet. The named one comes first. */
export async function accountsBeside(
  db: Kysely<Tables>,
  sellerId: number,
  accountId: number | null,
  { lock }: { lock: boolean },
): Promise<Account[]> {
  if (accountId === null) return []
  const named = await db
    .selectFrom('account')
    .select(['memberId', 'groupId'])
    .where(({ and }) => and({ sellerId, id: accountId }))
    .executeTakeFirst()
  if (!named) return []
  const { memberId, groupId } = named
  const found = await db
    .selectFrom('account')
    .select(['id', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
    .where(({ and }) => and({ sellerId, deleted: 0, state: OPEN }))
    .where(({ eb, and }) =>
      memberId === null
        ? and([eb('groupId', '=', groupId), eb('memberId', 'is', null)])
        : eb('memberId', '=', memberId),
    )
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return found.sort((x, y) => Number(y.id === accountId) - Number(x.id === accountId) || x.type - y.type)
}

/** What an account can pay: a credit account down to its limit. */
export function usableFen({ type, balanceFen, frozenFen, creditLimitFen }: Account): number {
  return Math.max(0, balanceFen - frozenFen + (type === CREDIT ? creditLimitFen : 0))
}

/** What its owner can pay without what was given: rewards pay service fees only. */
export function usableOf(accounts: readonly Account[]): number {
  return accounts.filter(({ type }) => type !== REWARD).reduce((sum, account) => sum + usableFen(account), 0)
}
