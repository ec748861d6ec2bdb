import { accountType, auditState } from '@ampdeck/api/enumerations/member'
import { AccountFilter } from '@ampdeck/api/payment/member-account'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { ofOwner } from '../owner.ts'

type Filter = z.output<typeof AccountFilter>

const { underReview } = auditState.code

/** A correction waits: for anybody, or for anybody but this person. */
const isCorrecting = sql<boolean>`exists (select from account_correction c where c.seller_id = account.seller_id
  and c.account_id = account.id and c.state = ${sql.lit(underReview)})`
const waitsFor = (userId: number | null) => sql<SqlBool>`exists (select from account_correction c
  where c.seller_id = account.seller_id and c.account_id = account.id and c.state = ${sql.lit(underReview)}
    and c.create_user is distinct from ${userId})`

/** What an account was at a moment: its flow up to then. */
const at = (asOf: number | undefined) => {
  const flow = sql`account_flow f where f.seller_id = account.seller_id and f.account_id = account.id`
  if (asOf === undefined)
    return {
      balance: sql<number>`account.balance_fen`,
      frozen: sql<number>`account.frozen_fen`,
      last: sql<number | null>`(select max(f.ts) from ${flow})`,
    }
  return {
    balance: sql<number>`coalesce((select f.balance_after_fen from ${flow} and f.ts < ${asOf}
      order by f.ts desc, f.id desc limit 1), 0)`,
    frozen: sql<number>`coalesce((select sum(f.held_fen) from ${flow} and f.ts < ${asOf}), 0)::bigint`,
    last: sql<number | null>`(select max(f.ts) from ${flow} and f.ts < ${asOf})`,
  }
}

/** Accounts before anything is selected of them; those that were opened later did not exist at a moment before. */
export function filtered(rows: Rows, filter: Partial<Filter>) {
  return rows.from('account').where(
    where(AccountFilter, filter, 'account', {
      owner: ofOwner('account.id'),
      todo: () => waitsFor(rows.userId),
      asOf: (moment) => sql<SqlBool>`account.create_time < ${moment}`,
    }),
  )
}

/** Accounts with their owner, as they are or were. */
export function matching(rows: Rows, filter: Partial<Filter>) {
  const { balance, frozen, last } = at(filter.asOf)
  const credit = sql`case when account.type = ${sql.lit(accountType.code.credit)} then account.credit_limit_fen else 0 end`
  return filtered(rows, filter)
    .leftJoin('member', sameSeller('member.id', 'account.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'account.groupId'))
    .select(['account.id', 'account.sellerId', 'account.createTime', 'account.updateTime'])
    .select(['account.createUser', 'account.updateUser', 'account.version'])
    .select(['account.memberId', 'account.groupId', 'account.type', 'account.creditLimitFen'])
    .select('account.state')
    .select(['member.name as memberName', 'member.phone as memberPhone', 'fleet.name as groupName'])
    .select([balance.as('balanceFen'), frozen.as('frozenFen'), last.as('lastFlowTime')])
    .select(sql<number>`greatest(0, ${balance} - ${frozen} + ${credit})`.as('usableFen'))
    .select(isCorrecting.as('isCorrecting'))
}

/** A page by a column as it was then, the newest account first without one. */
export function page(rows: Rows, request: Filter & PageRequest) {
  const { sortField, sortOrder } = request
  return readPage(rows.db, matching(rows, request), request, {
    by: sortField ?? 'account.id',
    order: sortField ? (sortOrder ?? 'asc') : 'desc',
    id: 'account.id',
  })
}

export async function rowById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('account.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function sum(rows: Rows, filter: Filter) {
  const { balance, frozen } = at(filter.asOf)
  return filtered(rows, filter)
    .select([
      sql<number>`coalesce(sum(${balance}), 0)::bigint`.as('balanceFen'),
      sql<number>`coalesce(sum(${frozen}), 0)::bigint`.as('frozenFen'),
      sql<number>`coalesce(sum(account.credit_limit_fen), 0)::bigint`.as('creditLimitFen'),
    ])
    .executeTakeFirstOrThrow()
}

/** Some for a picker, by owner or by id. */
export function find(rows: Rows, { owner, ids }: { owner?: string | undefined; ids?: number[] | undefined }) {
  return matching(rows, { owner })
    .$if(ids !== undefined, (query) => query.where('account.id', 'in', ids ?? []))
    .orderBy('account.id')
    .limit(50)
    .execute()
}

export function corrections(rows: Rows) {
  return rows
    .from('accountCorrection')
    .leftJoin('accountUser as maker', sameSeller('maker.id', 'accountCorrection.createUser'))
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'accountCorrection.auditUser'))
    .selectAll('accountCorrection')
    .select(['maker.name as createUserName', 'auditor.name as auditUserName'])
    .orderBy('accountCorrection.id', 'desc')
}

export async function correctionById(rows: Rows, id: number) {
  const found = await corrections(rows).where('accountCorrection.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}
