import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Order } from '../record/place.store.ts'

const { on: OPEN } = activeState.code
const { reward: REWARD, credit: CREDIT } = accountType.code

export interface Account {
  id: number
  type: number
  balanceFen: number
  frozenFen: number
  creditLimitFen: number
}

/** All open accounts of the owner of one: of a member, or of a fleet. The named one comes first. */
export async function accountsBeside(
  db: Kysely<Tables>,
  sellerId: number,
  accountId: number | null,
): Promise<Account[]> {
  if (accountId === null) return []
  const named = await ofSeller(db, sellerId)
    .withDeleted('account')
    .select(['memberId', 'groupId'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!named) return []
  const { memberId, groupId } = named
  const found = await ofSeller(db, sellerId)
    .from('account')
    .select(['id', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
    .where('state', '=', OPEN)
    .where(({ eb, and }) =>
      memberId === null
        ? and([eb('groupId', '=', groupId), eb('memberId', 'is', null)])
        : eb('memberId', '=', memberId),
    )
    .orderBy('id')
    .execute()
  return found.sort((x, y) => Number(y.id === accountId) - Number(x.id === accountId) || x.type - y.type)
}

/** What an account can pay: a credit account down to its limit. */
export function usableFen({ type, balanceFen, frozenFen, creditLimitFen }: Account): number {
  return Math.max(0, balanceFen - frozenFen + (type === CREDIT ? creditLimitFen : 0))
}

/** Without what was given: rewards pay service fees only. */
export function payersOf(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ type }) => type !== REWARD)
}

/** What their owner can pay. */
export function usableOf(accounts: readonly Account[]): number {
  return payersOf(accounts).reduce((sum, account) => sum + usableFen(account), 0)
}

/** Locks all accounts of the owners of these, in the order of all that lock accounts. Each kind of owner has its index. */
export async function lockOwners(
  db: Kysely<Tables>,
  sellerId: number,
  ids: readonly (number | null)[],
): Promise<void> {
  await sql`
    with named as (
      select id, member_id, group_id from account where seller_id = ${sellerId} and id = any (${ids}::bigint[]))
    select a.id from account a where a.seller_id = ${sellerId} and a.id in (
      select id from named
      union all select b.id from named join account b on b.seller_id = ${sellerId} and b.member_id = named.member_id
      union all select b.id from named join account b on b.seller_id = ${sellerId} and b.group_id = named.group_id
        and b.member_id is null where named.member_id is null)
    order by a.id for update`.execute(db)
}

/** Accounts by what they may pay (domain.md §5.1, step 11). */
export function byKind<Of extends Account>(accounts: readonly Of[]) {
  return {
    rewards: accounts.filter(({ type }) => type === REWARD),
    principals: accounts.filter(({ type }) => type !== REWARD && type !== CREDIT),
    credits: accounts.filter(({ type }) => type === CREDIT),
  }
}

/** The accounts that have paid for an order, with what each has paid, and the one that pays first; locked. */
export async function accountsOf(
  db: Kysely<Tables>,
  { id: bizId, sellerId, accountId }: Pick<Order, 'id' | 'sellerId' | 'accountId'>,
): Promise<(Account & { paidFen: number })[]> {
  const paid = await ofSeller(db, sellerId)
    .from('accountFlow')
    .select(['accountId', sql<number>`-sum(amount_fen)::bigint`.as('paidFen')])
    .where('bizId', '=', bizId)
    .where('bizType', 'in', ['deduct', 'correction'])
    .groupBy('accountId')
    .execute()
  const fenOf = new Map(paid.map((one) => [one.accountId, one.paidFen]))
  const accounts = await ofSeller(db, sellerId)
    .withDeleted('account')
    .select(['id', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
    .where('id', 'in', [...fenOf.keys(), accountId ?? 0])
    .orderBy('id')
    .forUpdate()
    .execute()
  return accounts.map((account) => ({ ...account, paidFen: fenOf.get(account.id) ?? 0 }))
}
