import type { CodeOf } from '@ampdeck/api/enumeration'
import { flowKind } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'

/*
 * The one place where money of accounts moves. A movement changes an account and writes the account's flow in one
 * statement, and names the document that it comes from. `ledger-book.ts` holds the flows against the documents.
 */

export type FlowKind = CodeOf<typeof flowKind>

export interface Movement {
  accountId: number
  bizType: FlowKind
  /** The document that moves the money. */
  bizId: number
  /** Positive into the account, negative out of it. */
  amountFen: number
  /** What is held back from now on; negative what is free again, or paid out of what was held. */
  heldFen?: number
  remark?: string | null
}

/** An account after a movement. */
export interface Moved {
  balanceFen: number
  frozenFen: number
}

const CREDIT = sql.lit(accountType.code.credit)
const { allocate: ALLOCATE, reclaim: RECLAIM } = flowKind.code

/**
 * Moves money in the caller's transaction. Nothing where the account has not so much: what is held back stays, and
 * only a credit account goes below zero, down to its limit.
 */
export async function post(
  { db, now, newId }: Platform,
  sellerId: number,
  { accountId, bizType, bizId, amountFen, heldFen = 0, remark = null }: Movement,
): Promise<Moved | undefined> {
  const ts = now()
  const { rows } = await sql<Moved>`
    with moved as (
      update account set balance_fen = balance_fen + ${amountFen}, frozen_fen = frozen_fen + ${heldFen},
        update_time = ${ts}, version = version + 1
      where seller_id = ${sellerId} and id = ${accountId} and frozen_fen + ${heldFen} >= 0
        and (${amountFen >= 0 && heldFen <= 0} or balance_fen + ${amountFen} - frozen_fen - ${heldFen}
          + case when type = ${CREDIT} then credit_limit_fen else 0 end >= 0)
      returning seller_id, id, balance_fen, frozen_fen
    ), flow as (
      insert into account_flow (id, seller_id, account_id, biz_type, biz_id, amount_fen, held_fen, balance_after_fen, ts, remark)
      select ${newId()}::bigint, seller_id, id, ${bizType}, ${bizId}::bigint, ${amountFen}::bigint, ${heldFen}::bigint,
        balance_fen, ${ts}::bigint, ${remark} from moved
    )
    select balance_fen as "balanceFen", frozen_fen as "frozenFen" from moved`.execute(db)
  return rows[0]
}

/** The same where the caller holds the account's lock and has seen that there is enough. */
export async function mustPost(platform: Platform, sellerId: number, movement: Movement): Promise<void> {
  const moved = await post(platform, sellerId, movement)
  if (!moved) throw new Error(`Account ${movement.accountId} has not ${-movement.amountFen} fen.`)
}

interface Transfer {
  from: number
  to: number
  /** Positive. */
  amountFen: number
  /** Allocated by a fleet to its member, or reclaimed. */
  bizType: typeof ALLOCATE | typeof RECLAIM
  remark?: string | null
}

/**
 * Moves money from one account to another of the same seller, in the caller's transaction. Gives the transfer's number,
 * which both entries carry; nothing where the first has not so much.
 */
export async function transfer(
  platform: Platform,
  sellerId: number,
  { from, to, amountFen, bizType, remark = null }: Transfer,
): Promise<number | undefined> {
  await lockAccounts(platform.db, sellerId, [from, to])
  const bizId = platform.newId()
  const taken = { accountId: from, bizType, bizId, amountFen: -amountFen, remark }
  if (!(await post(platform, sellerId, taken))) return undefined
  await mustPost(platform, sellerId, { accountId: to, bizType, bizId, amountFen, remark })
  return bizId
}

/** Locks accounts, always in the same order, so that two transactions never wait for each other. */
export async function lockAccounts(
  db: Kysely<Tables>,
  sellerId: number,
  ids: readonly number[],
): Promise<void> {
  await ofSeller(db, sellerId)
    .withDeleted('account')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}
