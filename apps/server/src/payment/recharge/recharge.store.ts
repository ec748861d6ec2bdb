import { RechargeFilter } from '@ampdeck/api/payment/recharge'
import { type Kysely, type NotNull, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { ofOwner, ownerColumns } from '../owner.ts'

export type Recharge = Selectable<Tables['recharge']>

/** What people call a recharge: short, and in the order of their making. */
export const rechargeNo = (id: number) => `RC${id.toString(36).toUpperCase()}`

export function lockRecharge(
  db: Kysely<Tables>,
  sellerId: number,
  id: number,
): Promise<Recharge | undefined> {
  return ofSeller(db, sellerId)
    .from('recharge')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Filter = z.output<typeof RechargeFilter>

/** Recharges with their owner. */
export function matching(rows: Rows, filter: Partial<Filter>) {
  return rows
    .from('recharge')
    .leftJoin('account', sameSeller('account.id', 'recharge.accountId'))
    .leftJoin('member', sameSeller('member.id', 'account.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'account.groupId'))
    .leftJoin('activity', sameSeller('activity.id', 'recharge.activityId'))
    .leftJoin('accountUser as maker', sameSeller('maker.id', 'recharge.createUser'))
    .selectAll('recharge')
    .select(ownerColumns)
    .select(['maker.name as createUserName', 'activity.name as activityName'])
    .$narrowType<{ accountType: NotNull }>()
    .where(
      where(RechargeFilter, filter, 'recharge', {
        rechargeNo: ['recharge.rechargeNo', 'recharge.channelNo', 'recharge.receipt'],
        owner: ofOwner('recharge.accountId'),
        memberId: 'account.memberId',
        groupId: 'account.groupId',
        accountType: 'account.type',
      }),
    )
}

export async function rowById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('recharge.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(`recharge.${column}`)}), 0)::bigint`
  return matching(rows, filter)
    .clearSelect()
    .select([
      total('amountFen').as('amountFen'),
      total('giftFen').as('giftFen'),
      total('refundableFen').as('refundableFen'),
    ])
    .executeTakeFirstOrThrow()
}
