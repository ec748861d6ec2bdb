import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { reservationStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { EXPIRED } from '../../charging/record/reservation.store.ts'
import { holdGun, type Reserved, releaseHold } from '../../charging/reservation/reservation.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'

const WITHIN_MS = 20_000
const { inProgress: IN_PROGRESS, cancelled: CANCELLED } = reservationStatus.code

/** Every minute: reservations whose time has come, whose time is over, and that no pile has answered. */
export const job: JobKind = {
  name: 'reservation-watchdog',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, { platform }) => watchReservations(platform),
}

/** Each in a transaction of its own. */
export async function watchReservations(platform: Platform): Promise<void> {
  const now = platform.now()
  const open = await platform.db
    .selectFrom('reservation')
    .select(['sellerId', 'id'])
    .where('status', '=', IN_PROGRESS)
    .where('deleted', '=', 0)
    .where('fromTime', '<=', now)
    .execute()
  for (const { sellerId, id } of open)
    await inTransaction(platform.db, WITHIN_MS, (db) => watchOne({ ...platform, db }, sellerId, id))
}

async function watchOne(context: Platform, sellerId: number, id: number): Promise<void> {
  const found = await ofSeller(context.db, sellerId)
    .from('reservation')
    .selectAll()
    .where(({ and }) => and({ id, status: IN_PROGRESS }))
    .executeTakeFirst()
  if (!found) return
  const isOver = found.toTime <= context.now()
  if (found.orderId === null) {
    // The gun was never free for it: that is not the member's fault.
    if (isOver) await end(context, found, { status: CANCELLED, endReason: 'taken' })
    else await holdNow(context, found)
    return
  }
  const by = { userId: null, tells: true }
  if (isOver) {
    const isReleased = await releaseHold(context, found, { ...by, reason: EXPIRED })
    // Its order waits no more, or is gone, by no fault of the member: nothing else would end it.
    if (!isReleased) await end(context, found, { status: CANCELLED, endReason: null })
  } else if (await isUnanswered(context, found))
    await releaseHold(context, found, { ...by, reason: 'noAnswer' })
}

/** Its time has come; a gun that is not free is tried again each minute. */
async function holdNow(context: Platform, found: Reserved): Promise<void> {
  const member = await ofSeller(context.db, found.sellerId)
    .from('member')
    .select('memberNo')
    .where('id', '=', found.memberId)
    .executeTakeFirst()
  if (member) await holdGun(context, found, member.memberNo, found.createUser)
}

/** Where it still waits: its order may have ended it in the same moment. */
async function end(
  { db, now }: Platform,
  { sellerId, id }: Reserved,
  how: Pick<Reserved, 'status' | 'endReason'>,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('reservation')
    .set({ ...how, endTime: now(), updateTime: now() })
    .where(({ and }) => and({ id, status: IN_PROGRESS }))
    .execute()
}

/** Whether the pile could not be asked. What it has refused has ended with its answer. */
async function isUnanswered({ db }: Platform, { sellerId, orderId }: Reserved): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('pileCommand')
    .select(sql<number>`1`.as('one'))
    .where(({ and }) =>
      and({ orderId, command: commandKind.code.reserve, state: commandState.code.timedOut }),
    )
    .executeTakeFirst()
  return found !== undefined
}
