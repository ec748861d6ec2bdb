import { occupyState } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { sendSms } from '../../outbox/outbox.ts'
import { lockGun } from '../record/place.store.ts'
import { endOccupation, feeOf } from './occupy.service.ts'

const { counting: COUNTING } = occupyState.code
const WITHIN_MS = 20_000
/** A pile that was not heard for so long is not known to have a car at its gun. */
const UNSEEN_MS = 3 * MINUTE

/** Every minute: what occupied guns cost so far, a word to their drivers, and the end at the cap (domain.md §9). */
export const job: JobKind = {
  name: 'occupy-clock',
  cron: '* * * * *',
  run: async (_data, tools) => tick(tools),
}

export async function tick(tools: JobTools): Promise<void> {
  const { platform } = tools
  for (const { bill, rule, until } of await counting(platform)) {
    await inTransaction(platform.db, WITHIN_MS, async (db) => {
      const context = { ...platform, db }
      await lockGun(db, bill.sellerId, bill.gunId)
      await count(context, tools, bill, rule, until)
    })
  }
}

type Bill = Selectable<Tables['occupyBill']>
type Rule = Selectable<Tables['occupyRule']>

interface Counting {
  bill: Bill
  rule: Rule
  /** Until then the gun is known to be occupied. */
  until: number
}

async function counting({ db, now }: Platform): Promise<Counting[]> {
  const bills = await db.selectFrom('occupyBill').selectAll().where('state', '=', sql.lit(COUNTING)).execute()
  const rules = await db
    .selectFrom('occupyRule')
    .selectAll()
    .where('id', 'in', [0, ...new Set(bills.map(({ ruleId }) => ruleId))])
    .execute()
  const piles = await db
    .selectFrom('pile')
    .select(['id', 'sellerId', 'lastHeartbeat'])
    .where('id', 'in', [0, ...new Set(bills.map(({ pileId }) => pileId))])
    .execute()
  return bills.flatMap((bill) => {
    const rule = rules.find(({ id, sellerId }) => id === bill.ruleId && sellerId === bill.sellerId)
    const heard = piles.find(({ id, sellerId }) => id === bill.pileId && sellerId === bill.sellerId)
    const until = Math.min(now(), (heard?.lastHeartbeat ?? now()) + UNSEEN_MS)
    return rule ? [{ bill, rule, until }] : []
  })
}

async function count(
  context: Platform,
  tools: JobTools,
  bill: Bill,
  rule: Rule,
  until: number,
): Promise<void> {
  const { db, now } = context
  const { sellerId, id, orderId } = bill
  const { minutes, steps, feeFen } = feeOf(bill, rule, until)
  if (feeFen >= rule.capFen) {
    await endOccupation(context, sellerId, orderId, { at: until, isGone: false })
    return
  }
  const due = reminderAt(minutes, bill)
  const reminded = Math.max(bill.reminded, due)
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('occupyBill')
    .set({ minutes, steps, feeFen, reminded, updateTime: now() })
    .where(({ and }) => and({ id, state: COUNTING }))
    .executeTakeFirst()
  if (numUpdatedRows > 0n && rule.remind === 1 && due > bill.reminded) await remind(context, tools, bill, due)
}

/** 1 at half of the free time, 2 at its end. */
export function reminderAt(
  minutes: number,
  { freeMinutes, graceMinutes }: Pick<Bill, 'freeMinutes' | 'graceMinutes'>,
) {
  const free = freeMinutes + graceMinutes
  if (minutes >= free) return 2
  return 2 * minutes >= free ? 1 : 0
}

async function remind(context: Platform, { jobs }: JobTools, bill: Bill, due: number): Promise<void> {
  const found = await ofSeller(context.db, bill.sellerId)
    .from('chargeOrder')
    .innerJoin('member', sameSeller('member.id', 'chargeOrder.memberId'))
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .select(['member.phone', 'station.name'])
    .where('chargeOrder.id', '=', bill.orderId)
    .executeTakeFirst()
  if (!found) return
  const left = Math.max(
    0,
    Math.ceil((bill.fromTime - context.now()) / MINUTE) + bill.freeMinutes + bill.graceMinutes,
  )
  const to = { sellerId: bill.sellerId, phone: found.phone }
  const station = found.name
  if (due === 1)
    await sendSms(
      { ...context, jobs },
      { ...to, scene: 'occupyHalf', blanks: { station, minutes: String(left) } },
    )
  else await sendSms({ ...context, jobs }, { ...to, scene: 'occupyOver', blanks: { station } })
}
