import { memberStatus } from '@ampdeck/api/enumerations/member'
import { orderStatus, reservationStatus } from '@ampdeck/api/enumerations/order'
import { type reservation, reservationLife } from '@ampdeck/api/operation/reservation'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { type Kysely, type Selectable, sql } from 'kysely'
import { holdGun, type Reserved, releaseHold } from '../../charging/reservation/reservation.service.ts'
import { checkStep, noLongerAllowed } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { one } from './reservation.store.ts'

type Save = Request<typeof reservation.save>
type SaveRefusal = Parameters<Save['fail']>[0]

const { inProgress: IN_PROGRESS, timedOut: TIMED_OUT, cancelled: CANCELLED } = reservationStatus.code
const endReason = 'operator'
const { starting: STARTING, charging: CHARGING } = orderStatus.code
/** Who does not come so often in so long may not reserve for as long (LC 13). */
const [NO_SHOWS, NO_SHOW_MS] = [3, 7 * DAY]

/** A reservation that begins now holds its gun at once; the watchdog holds the others when their time has come. */
export async function save(request: Save) {
  const { rows, input, now, fail, caller } = request
  const member = await rows.get('member', input.memberId)
  const gun = await rows.get('gun', input.gunId)
  const fromTime = Math.max(input.fromTime, now)
  if (input.fromTime < now - MINUTE || fromTime > now + DAY) throw fail('reservation.time')
  const toTime = fromTime + input.holdMinutes * MINUTE
  const refusal =
    (await memberRefusal(rows.db, member, now)) ??
    ((await isTaken(rows.db, gun, { fromTime, toTime })) ? 'reservation.gun' : undefined)
  if (refusal) throw fail(refusal)
  const { stationId, pileId, id: gunId } = gun
  const id = await rows.insert('reservation', {
    ...{ memberId: member.id, stationId, pileId, gunId, plate: member.plate, fromTime, toTime },
    ...{ holdMinutes: input.holdMinutes, status: IN_PROGRESS },
  })
  if (fromTime < now + MINUTE) {
    const made = await rows.get('reservation', id)
    const cannot = await holdGun(platformOf(request), made, member.memberNo, caller.userId)
    if (cannot) throw fail(cannot)
  }
  return one(rows, id)
}

/** Ends it for its member; the pile is asked to let others charge again. */
export async function cancel(request: Request<typeof reservation.cancel>) {
  const { rows, input, now, caller } = request
  const found = await rows.get('reservation', input.id)
  const { id, version, orderId } = found
  checkStep(reservationLife.cancel, found, caller.userId)
  if (orderId === null) {
    await rows.move('reservation', reservationLife.cancel, { id, version }, { endReason, endTime: now })
    return one(rows, id)
  }
  // Gun and order are locked before the reservation, as everywhere.
  const how = { reason: endReason, userId: caller.userId, tells: true }
  // The member has come meanwhile, or somebody else has ended it.
  if (!(await releaseHold(platformOf(request), found, how))) throw noLongerAllowed(reservationLife.cancel)
  rows.changes.push({
    table: 'reservation',
    id,
    before: { status: IN_PROGRESS },
    after: { status: CANCELLED },
  })
  return one(rows, id)
}

type Member = Pick<Selectable<Tables['member']>, 'id' | 'sellerId' | 'status' | 'suspended'>

/** Why this member may not reserve now. */
async function memberRefusal(
  db: Kysely<Tables>,
  { id, sellerId, status, suspended }: Member,
  now: number,
): Promise<SaveRefusal | undefined> {
  if (suspended || status !== memberStatus.code.normal) return 'member.suspended'
  const own = ofSeller(db, sellerId)
  const open = await own
    .from('reservation')
    .select('id')
    .where(({ and }) => and({ memberId: id, status: IN_PROGRESS }))
    .executeTakeFirst()
  if (open) return 'reservation.open'
  const orders = await own
    .from('chargeOrder')
    .select(sql<boolean>`bool_or(order_status in (${STARTING}, ${CHARGING}))`.as('isCharging'))
    .select(sql<boolean>`bool_or(owed_fen > 0 and end_time is not null)`.as('isOwing'))
    .where('memberId', '=', id)
    .executeTakeFirst()
  if (orders?.isCharging) return 'reservation.charging'
  if (orders?.isOwing) return 'reservation.debt'
  const missed = await own
    .from('reservation')
    .select('toTime')
    .where(({ and }) => and({ memberId: id, status: TIMED_OUT }))
    .where('toTime', '>', now - 2 * NO_SHOW_MS)
    .orderBy('toTime')
    .execute()
  return isBlocked(
    missed.map(({ toTime }) => toTime),
    now,
  )
    ? 'reservation.noShow'
    : undefined
}

/** Whether three that were not used lie within seven days, the last of them in the past seven. */
export function isBlocked(missed: readonly number[], now: number): boolean {
  return missed.some((last, index) => {
    const first = missed[index - NO_SHOWS + 1]
    return first !== undefined && last - first <= NO_SHOW_MS && now - last < NO_SHOW_MS
  })
}

/** Whether the gun is kept for somebody else in this time. */
async function isTaken(
  db: Kysely<Tables>,
  { id, sellerId }: { id: number; sellerId: number },
  { fromTime, toTime }: Pick<Reserved, 'fromTime' | 'toTime'>,
): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('reservation')
    .select('id')
    .where(({ and }) => and({ gunId: id, status: IN_PROGRESS }))
    .where('fromTime', '<', toTime)
    .where('toTime', '>', fromTime)
    .executeTakeFirst()
  return found !== undefined
}
