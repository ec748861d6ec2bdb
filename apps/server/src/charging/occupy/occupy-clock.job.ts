import { occupyState } from '@ampdeck/api/enumerations/order'
import { say, texts } from '@ampdeck/api/texts'
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

const words = texts({
  half: [
    'Your car is charged. You can stay at {station} for {minutes} more minutes without an occupy fee.',
    '您的车辆已充电完成，在{station}还可免费停放 {minutes} 分钟。',
  ],
  over: [
    'Your free minutes at {station} are over: please move your car, an occupy fee is now charged.',
    '{station}的免费停放时间已到，请尽快驶离，现已开始计收占位费。',
  ],
})
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
  const text = say(due === 1 ? words.half : words.over, 'zh-CN', { station: found.name, minutes: left })
  await sendSms({ ...context, jobs }, { sellerId: bill.sellerId, phone: found.phone, text })
}
