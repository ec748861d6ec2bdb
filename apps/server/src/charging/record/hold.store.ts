import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Order } from './place.store.ts'

type Held = Pick<Order, 'sellerId' | 'id' | 'accountId'>

/** Whose the money of an account is: a member's id, or a fleet's as a negative number. */
export const ownerOf = (account: string) =>
  sql`coalesce(${sql.ref(`${account}.member_id`)}, -${sql.ref(`${account}.group_id`)})`

/** What charge `t` with hold `h` may cost until it is heard again: as much as before, at most what its gun can deliver. */
export const coming = sql`case when t.step_fen > 0 then least(t.step_fen, h.reserve_fen) else h.reserve_fen end`

/** What a charge that begins holds back of its payer's money; where no account is named, nobody's. */
export async function addHold(
  db: Kysely<Tables>,
  { sellerId, id, accountId }: Held,
  reserveFen: number,
): Promise<void> {
  if (accountId === null) return
  await sql`
    insert into charge_hold (seller_id, order_id, owner, reserve_fen)
    select seller_id, ${id}, ${ownerOf('account')}, ${reserveFen}
    from account where seller_id = ${sellerId} and id = ${accountId} and ${ownerOf('account')} is not null
    on conflict do nothing`.execute(db)
}

/** The charge has ended: its bill says what it costs. */
export async function endHold(db: Kysely<Tables>, { sellerId, id }: Held): Promise<void> {
  await ofSeller(db, sellerId).delete('chargeHold').where('orderId', '=', id).execute()
}

/** An order that waits for a person reserves nothing more; what its charge is known to have cost is not free. */
export async function loseHold(db: Kysely<Tables>, { sellerId, id }: Held, lostTime: number): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargeHold')
    .set({ reserveFen: 0, lostTime })
    .where('orderId', '=', id)
    .execute()
}

/** What is held back of the money of an account's owner, whichever of the owner's accounts is named. */
export async function heldFen(
  db: Kysely<Tables>,
  sellerId: number,
  accountId: number | null,
): Promise<number> {
  if (accountId === null) return 0
  const { rows } = await sql<{ fen: number | null }>`
    select sum(coalesce(t.fee_fen, 0) + ${coming})::bigint as fen
    from account named
    join charge_hold h on h.seller_id = named.seller_id and h.owner = ${ownerOf('named')}
    left join charge_transaction t on t.seller_id = h.seller_id and t.order_id = h.order_id
    where named.seller_id = ${sellerId} and named.id = ${accountId}`.execute(db)
  return rows[0]?.fen ?? 0
}
