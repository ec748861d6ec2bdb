import {
  commandKind,
  commandState,
  gunStatus,
  pileStatus,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import { reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import { formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { EXPIRED } from '../../charging/record/reservation.store.ts'
import { holdGun, type Reserved, releaseHold } from '../../charging/reservation/reservation.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { sendSms } from '../../outbox/outbox.ts'

const WITHIN_MS = 20_000
const { inProgress: IN_PROGRESS, cancelled: CANCELLED } = reservationStatus.code

/** A gun with a fault is often back in a moment; after so long it is kept for nobody. */
const FAULT_MS = 10 * MINUTE
/** Nobody is informed of what was cancelled longer ago. */
const INFORM_MS = HOUR

/** Every minute: reservations whose time has come, whose time is over, and whose gun is lost to them. */
export const job: JobKind = {
  name: 'reservation-watchdog',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, tools) => {
    await watchReservations(tools.platform)
    await informMembers(tools)
  },
}

/** Each in a transaction of its own. */
export async function watchReservations(platform: Platform): Promise<void> {
  const now = platform.now()
  const open = await platform.db
    .selectFrom('reservation')
    .select(['sellerId', 'id'])
    .where('status', '=', IN_PROGRESS)
    .where('deleted', '=', 0)
    .where((or) => or.or([or('fromTime', '<=', now), isRemoved]))
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
  const loss = isOver ? undefined : await lossOf(context, found)
  if (found.orderId === null) {
    // The gun was never free for it: that is not the member's fault.
    if (isOver) await end(context, found, { status: CANCELLED, endReason: 'taken' })
    else if (loss === 'removed') await end(context, found, { status: CANCELLED, endReason: loss })
    else await holdNow(context, found)
    return
  }
  const by = { userId: null, tells: true }
  if (isOver) {
    const isReleased = await releaseHold(context, found, { ...by, reason: EXPIRED })
    // Its order waits no more, or is gone, by no fault of the member: nothing else would end it.
    if (!isReleased) await end(context, found, { status: CANCELLED, endReason: null })
  } else if (loss) await releaseHold(context, found, { ...by, reason: loss })
  else if (await isUnanswered(context, found))
    await releaseHold(context, found, { ...by, reason: 'noAnswer' })
}

/** The gun or its pile is not there any more. */
const isRemoved = sql<boolean>`not exists (select from gun join pile on pile.seller_id = gun.seller_id
  and pile.id = gun.pile_id and pile.deleted = 0 where gun.seller_id = reservation.seller_id
  and gun.id = reservation.gun_id and gun.deleted = 0)`

/** Why its gun cannot be kept for a member any more. */
async function lossOf(
  { db, now }: Platform,
  { sellerId, gunId }: Reserved,
): Promise<'removed' | 'closed' | 'disabled' | 'faulted' | undefined> {
  const found = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select(['gun.status', 'gun.statusTime', 'pile.status as pileStatus', 'station.status as stationStatus'])
    .where('gun.id', '=', gunId)
    .where('pile.deleted', '=', 0)
    .executeTakeFirst()
  if (!found) return 'removed'
  const { closed, building } = stationStatus.code
  if (found.stationStatus === closed || found.stationStatus === building) return 'closed'
  if (found.pileStatus === pileStatus.code.disabled) return 'disabled'
  const isFaulted = found.status === gunStatus.code.fault
  const since = found.statusTime
  return isFaulted && since !== null && now() - since >= FAULT_MS ? 'faulted' : undefined
}

/** Informs members of what others have cancelled, once each, with the message in the same transaction. */
export async function informMembers({ platform, jobs }: Pick<JobTools, 'platform' | 'jobs'>): Promise<void> {
  const now = platform.now()
  const ended = await platform.db
    .selectFrom('reservation')
    .select(['sellerId', 'id'])
    .where('status', '=', CANCELLED)
    .where('endReason', 'is not', null)
    .where('informedTime', 'is', null)
    .where('endTime', '>', now - INFORM_MS)
    .execute()
  for (const { sellerId, id } of ended)
    await inTransaction(platform.db, WITHIN_MS, async (db) => {
      const { numUpdatedRows } = await ofSeller(db, sellerId)
        .update('reservation')
        .set({ informedTime: now })
        .where('id', '=', id)
        .where('informedTime', 'is', null)
        .executeTakeFirst()
      const found = await ofSeller(db, sellerId)
        .from('reservation')
        .innerJoin('member', sameSeller('member.id', 'reservation.memberId'))
        .innerJoin('station', sameSeller('station.id', 'reservation.stationId'))
        .select(['member.phone', 'station.name as station', 'reservation.fromTime', 'reservation.endReason'])
        .where('reservation.id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || !found || found.endReason === null) return
      const { phone, station, fromTime, endReason } = found
      const reason = reservationEnd.label(endReason, 'zh-CN')
      const time = formatTimestamp(fromTime).slice(0, -3)
      const blanks = { station, time, reason }
      await sendSms({ ...platform, db, jobs }, { sellerId, phone, scene: 'reservationCancelled', blanks })
    })
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
