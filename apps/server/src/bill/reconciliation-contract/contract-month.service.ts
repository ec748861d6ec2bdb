import {
  contractLife,
  contractMonthLife,
  contractMonthState,
  type reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { SHARE } from '@ampdeck/api/figures/figure'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { checkStep } from '../../database/check-step.ts'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { monthsBetween } from '../../database/partitions.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Request } from '../../http/context.ts'
import type { Contract } from './reconciliation-contract.store.ts'

const FINISHED = sql.lit(orderStatus.code.finished)
const { open: OPEN, confirmed: CONFIRMED } = contractMonthState.code

type Terms = Pick<Contract, 'sellerId' | 'stationIds' | 'eBps' | 'sBps' | 'oBps' | 'fromDate' | 'toDate'>

interface Bounds {
  month: string
  from: number
  to: number
}

/** The months of a contract that have begun, cut to its dates. */
export function monthsOf({ fromDate, toDate }: Pick<Terms, 'fromDate' | 'toDate'>, now: number): Bounds[] {
  const [first, end] = [parseTimestamp(fromDate), parseTimestamp(toDate) + DAY]
  if (first > now) return []
  return monthsBetween(first, Math.min(now, end - 1)).map(({ name, from, to }) => ({
    month: `${name.slice(0, 4)}-${name.slice(4)}`,
    from: Math.max(from, first),
    to: Math.min(to, end),
  }))
}

/** What the finished orders that began in a month took in, and what the party gets of it: rounded once for each kind. */
export async function reckoned(db: Kysely<Tables>, terms: Terms, { from, to }: Bounds) {
  const { rows } = await sql<{ orders: number; eFen: number; sFen: number; oFen: number }>`
    select count(*)::int as orders, coalesce(sum(o.e_fee_fen), 0)::bigint as "eFen",
      coalesce(sum(o.payable_fen - o.occupy_fee_fen - o.e_fee_fen), 0)::bigint as "sFen",
      coalesce(sum(o.occupy_fee_fen), 0)::bigint as "oFen"
    from charge_order o
    where o.seller_id = ${terms.sellerId} and o.station_id = any(${terms.stationIds}::bigint[])
      and o.id >= ${idAt(from)} and o.id < ${idAt(to)} and o.order_status = ${FINISHED}`.execute(db)
  const sums = rows[0] ?? { orders: 0, eFen: 0, sFen: 0, oFen: 0 }
  const share = (fen: number, bps: number) => Math.floor((2 * fen * bps + SHARE) / (2 * SHARE))
  const shouldFen = share(sums.eFen, terms.eBps) + share(sums.sFen, terms.sBps) + share(sums.oFen, terms.oBps)
  return { ...sums, shouldFen }
}

export async function months({ rows, input, now }: Request<typeof reconciliationContract.months>) {
  const contract = await rows.whole('reconciliationContract', input.id)
  const known = await ofSeller(rows.db, contract.sellerId)
    .from('contractMonth')
    .leftJoin('accountUser as person', sameSeller('person.id', 'contractMonth.confirmUser'))
    .selectAll('contractMonth')
    .select('person.name as confirmUserName')
    .where('contractId', '=', contract.id)
    .execute()
  const shown = []
  for (const bounds of monthsOf(contract, now).toReversed()) {
    const sums = await reckoned(rows.db, contract, bounds)
    const kept = known.find(({ month }) => month === bounds.month)
    const open = { doneFen: null, note: null, confirmUserName: null, confirmTime: null }
    shown.push({
      ...sums,
      ...(kept ?? open),
      ...bounds,
      dueDate: dueOn(bounds.month, contract.settleDay),
      nowFen: sums.shouldFen,
      diffFen: kept ? kept.doneFen - kept.shouldFen : null,
      state: kept ? CONFIRMED : OPEN,
    })
  }
  return shown
}

/** `2026-06` and 5 give `2026-07-05`. */
function dueOn(month: string, day: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return formatDate(Date.UTC(year, number, day))
}

/** The figures of a month stand from now on, with what was paid for it. */
export async function confirmMonth(
  request: Request<typeof reconciliationContract.confirmMonth>,
): Promise<null> {
  const { rows, input, caller, now, fail } = request
  const contract = await rows.whole('reconciliationContract', input.id)
  checkStep(contractLife.confirmMonth, contract, caller.userId)
  const bounds = monthsOf(contract, now).find(({ month }) => month === input.month)
  // No state forbids it: the contract has no such month.
  if (!bounds) throw fail('transition.notAllowed')
  if (bounds.to > now) throw fail('contract.monthOpen')
  const sums = await reckoned(rows.db, contract, bounds)
  if (sums.shouldFen !== input.shouldFen) throw fail('record.stale')
  const { month, doneFen, note } = input
  if (doneFen !== sums.shouldFen && note === null) throw fail('contract.noNote')
  const { sellerId, id: contractId } = contract
  const row = { sellerId, contractId, month, ...sums, doneFen, note }
  const { numInsertedOrUpdatedRows } = await rows.db
    .insertInto('contractMonth')
    .values({ ...row, confirmUser: caller.userId, confirmTime: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const state = numInsertedOrUpdatedRows === 0n ? CONFIRMED : OPEN
  checkStep(contractMonthLife.confirm, { state }, caller.userId)
  rows.changes.push({ table: 'contractMonth', id: contractId, before: null, after: { ...row } })
  return null
}
