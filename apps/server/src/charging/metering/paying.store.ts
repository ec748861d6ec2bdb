import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Transaction } from '../record/transaction.store.ts'

/** Who pays for a running charge. */
export interface Paying {
  orderId: number
  groupId: number | null
  /** What the payer can pay (`usableOf`); null where no account is named. */
  usableFen: number | null
  sellerId: number
  /** Whose the money is (`ownerOf`), and how many charges of theirs run. */
  owner: number | null
  charges: number
}

const { reward: REWARD, credit: CREDIT } = accountType.code

/** Who pays for each of many charges, and what they can pay, in one statement. */
export async function payingOf(
  db: Kysely<Tables>,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<number, Paying>> {
  const { rows } = await sql<Paying>`
    select o.id as "orderId", o.seller_id as "sellerId", o.group_id as "groupId", held.owner, held.charges, (
      select sum(greatest(0, a.balance_fen - a.frozen_fen
        + case when a.type = ${sql.lit(CREDIT)} then a.credit_limit_fen else 0 end))::bigint
      from account named
      join account a on a.seller_id = named.seller_id and a.member_id = named.member_id
        or a.seller_id = named.seller_id and a.group_id = named.group_id
          and named.member_id is null and a.member_id is null
      where named.seller_id = o.seller_id and named.id = o.account_id
        and a.deleted = 0 and a.state = ${sql.lit(activeState.code.on)} and a.type <> ${sql.lit(REWARD)}) as "usableFen"
    from charge_order o
    left join lateral (select h.owner, (select count(*) from charge_hold beside
        where beside.seller_id = h.seller_id and beside.owner = h.owner)::int as charges
      from charge_hold h where h.seller_id = o.seller_id and h.order_id = o.id) held on true
    where o.seller_id = any (${[...new Set(transactions.map(({ sellerId }) => sellerId))]}::bigint[])
      and o.id = any (${transactions.map(({ orderId }) => orderId)}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.orderId, row]))
}
