import { paymentKind, paymentState } from '@ampdeck/api/enumerations/finance'
import type { PaymentOverview } from '@ampdeck/api/payment/member-account'
import { DAY } from '@ampdeck/api/time'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

const { pay, refund } = paymentKind.code
const { success } = paymentState.code
const USUAL_DAYS = 30

interface Asked {
  timeFrom?: number | undefined
  timeTo?: number | undefined
}

/** The dashboard F1-F3: what is in the accounts, what came and went, and how the channels do; of 30 days unless asked. */
export async function overview(
  rows: Rows,
  { timeFrom, timeTo }: Asked,
): Promise<z.output<typeof PaymentOverview>> {
  const to = timeTo ?? rows.now
  const from = timeFrom ?? to - USUAL_DAYS * DAY
  const [balances, days, channels] = await Promise.all([
    balancesByType(rows),
    flowByDay(rows, from, to),
    byChannel(rows, from, to),
  ])
  return { balances, days, channels }
}

function balancesByType(rows: Rows) {
  return rows
    .from('account')
    .select('account.type')
    .select((of) => of.fn.countAll<number>().as('accounts'))
    .select([
      sql<number>`sum(account.balance_fen)::bigint`.as('balanceFen'),
      sql<number>`sum(account.frozen_fen)::bigint`.as('frozenFen'),
    ])
    .groupBy('account.type')
    .orderBy('account.type')
    .execute()
}

function flowByDay(rows: Rows, from: number, to: number) {
  const { groupIds } = rows.scope
  const day = sql<string>`to_char(to_timestamp(account_flow.ts / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  const amount = sql`account_flow.amount_fen`
  return rows
    .from('accountFlow')
    .innerJoin('account', sameSeller('account.id', 'accountFlow.accountId'))
    .where(sql<SqlBool>`(${groupIds}::bigint[] is null or account.group_id = any(${groupIds}::bigint[]))`)
    .where('accountFlow.id', '>=', idAt(from))
    .where('accountFlow.id', '<', idAt(to))
    .select(day.as('day'))
    .select([
      sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::bigint`.as('inFen'),
      sql<number>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::bigint`.as('outFen'),
    ])
    .groupBy(day)
    .orderBy('day')
    .limit(400)
    .execute()
}

function byChannel(rows: Rows, from: number, to: number) {
  const moved = (kind: number) =>
    sql<number>`coalesce(sum(amount_fen) filter (where state = ${sql.lit(success)} and kind = ${sql.lit(kind)}), 0)::bigint`
  return rows
    .from('paymentOrder')
    .where('id', '>=', idAt(from))
    .where('id', '<', idAt(to))
    .select('channel')
    .select([moved(pay).as('paidFen'), moved(refund).as('refundedFen')])
    .select((of) => of.fn.countAll<number>().as('calls'))
    .select(sql<number>`count(*) filter (where state = ${sql.lit(success)})`.as('succeeded'))
    .groupBy('channel')
    .orderBy('channel')
    .execute()
}
