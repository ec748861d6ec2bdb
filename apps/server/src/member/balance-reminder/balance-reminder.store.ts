import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import {
  type BalanceReminder,
  type BalanceReminderDraft,
  BalanceReminderFilter,
} from '@ampdeck/api/member/balance-reminder'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

export type Row = z.output<typeof BalanceReminder>
export type Draft = z.output<typeof BalanceReminderDraft>
type Filter = z.output<typeof BalanceReminderFilter>

const { credit: CREDIT, reward: REWARD } = accountType.code

/** What a fleet has left to spend, the credit included: what its accounts hold back is not. */
export const availableFen = sql<number>`coalesce((
  select sum(a.balance_fen - a.frozen_fen + case when a.type = ${sql.lit(CREDIT)} then a.credit_limit_fen else 0 end)
  from account a where a.seller_id = fleet.seller_id and a.group_id = fleet.id and a.member_id is null and a.deleted = 0
    and a.state = ${sql.lit(activeState.code.on)} and a.type <> ${sql.lit(REWARD)}), 0)::bigint`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('balanceReminder')
    .innerJoin('fleet', sameSeller('fleet.id', 'balanceReminder.groupId'))
    .where(
      where(BalanceReminderFilter, filter, 'balanceReminder', {
        ways: (ways) => sql<boolean>`balance_reminder.ways && ${ways}::bigint[]`,
      }),
    )
    .selectAll('balanceReminder')
    .select(['fleet.name as groupName', availableFen.as('balanceFen')])
    .$castTo<Row>()
}

export const { page } = listOf({
  table: 'balanceReminder',
  usual: { by: 'balanceReminder.updateTime', order: 'desc' },
  query: matching,
})

export async function get(rows: Rows, id: number): Promise<Row> {
  const row = await matching(rows, {}).where('balanceReminder.id', '=', id).executeTakeFirst()
  if (!row) throw failures.notFound()
  return row
}
