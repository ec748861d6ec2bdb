import { activeState, limitTarget } from '@ampdeck/api/enumerations/member'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import { dayNumber, startOfDay, startOfMonth } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Refusal } from '../../device/charge-point.ts'
import { type Caps, capsOf, isExceeded, type Limit, least, type StartAt } from './charge-limit.ts'

/** Who charges: a fleet, a member, a car. */
interface Charger {
  groupId: number | null
  memberId: number | null
  vin: string | null
  plate: string | null
}

const { on: ON } = activeState.code
const { fleet: FLEET, vehicle: VEHICLE, member: MEMBER } = limitTarget.code
const { charging: CHARGING, reserved: RESERVED, closed: CLOSED } = orderStatus.code

/** Why the limits of a payer keep a charge from starting; nothing where they do not, or nobody is known to pay. */
export async function limitRefusal(
  db: Kysely<Tables>,
  sellerId: number,
  payer: Charger | undefined,
  at: StartAt,
): Promise<Refusal | undefined> {
  if (!payer) return undefined
  const [limits, membership] = await Promise.all([
    limitsOf(db, sellerId, payer, at.ts),
    membershipOf(db, sellerId, payer, at.ts),
  ])
  if (membership && membership.state !== ON) return 'blocked'
  const isSpent = membership?.leftFen != null && membership.leftFen <= 0
  return isSpent || limits.some((limit) => isExceeded(limit, at)) ? 'limit.exceeded' : undefined
}

/** What a charge that begins may come to. */
export async function chargeCaps(
  db: Kysely<Tables>,
  sellerId: number,
  payer: Charger & { channel: number },
  ts: number,
): Promise<Caps> {
  const [limits, membership, passFen] = await Promise.all([
    limitsOf(db, sellerId, payer, ts),
    membershipOf(db, sellerId, payer, ts),
    passCap(db, sellerId, payer),
  ])
  const caps = capsOf(limits)
  return { ...caps, limitFen: least([caps.limitFen, membership?.leftFen ?? null, passFen]) }
}

/** What a charge may cost that a car begins by its VIN. */
async function passCap(
  db: Kysely<Tables>,
  sellerId: number,
  { channel, vin }: { channel: number; vin: string | null },
): Promise<number | null> {
  if (channel !== billChannel.code.vin || vin === null) return null
  const pass = await ofSeller(db, sellerId)
    .from('vinPass')
    .select('maxFenPerOrder')
    .where('vin', '=', vin)
    .executeTakeFirst()
  return pass?.maxFenPerOrder ?? null
}

/** The limits that hold for a payer, with what their targets have charged on that day. */
async function limitsOf(
  db: Kysely<Tables>,
  sellerId: number,
  { groupId, memberId, vin, plate }: Charger,
  ts: number,
): Promise<Limit[]> {
  const cars = sql`(select v.id from vehicle v where v.seller_id = ${sellerId} and v.deleted = 0
    and (v.vin = ${vin} or v.plate = ${plate}))`
  const found = await ofSeller(db, sellerId)
    .from('chargeLimit')
    .selectAll()
    .where('state', '=', ON)
    .where(
      sql<boolean>`(target_kind = ${FLEET} and target_id = ${groupId} or target_kind = ${MEMBER} and target_id = ${memberId}
        or target_kind = ${VEHICLE} and target_id in ${cars})`,
    )
    .execute()
  const ofTarget = (kind: number) => {
    if (kind === FLEET) return sql<boolean>`o.group_id = ${groupId}`
    return kind === MEMBER
      ? sql<boolean>`o.member_id = ${memberId}`
      : sql<boolean>`(o.vin = ${vin} or o.plate = ${plate})`
  }
  return Promise.all(
    found.map(async (limit) => {
      const counts = limit.perDayTimes !== null || limit.perDayWh !== null
      const today = counts
        ? await chargedOn(db, sellerId, ofTarget(limit.targetKind), ts)
        : { times: 0, wh: 0 }
      return { ...limit, today }
    }),
  )
}

/** What was charged on the day of a moment; running charges count with what was metered. */
async function chargedOn(
  db: Kysely<Tables>,
  sellerId: number,
  isOfTarget: ReturnType<typeof sql<boolean>>,
  ts: number,
): Promise<Limit['today']> {
  const midnight = startOfDay(dayNumber(ts))
  const { rows } = await sql<Limit['today']>`
    select count(*)::int as times,
      coalesce(sum(case when o.order_status = ${CHARGING} then greatest(0, t.last_wh - t.meter_start) else o.energy_wh end), 0)::bigint as wh
    from charge_order o
    left join charge_transaction t on t.seller_id = o.seller_id and t.order_id = o.id and o.order_status = ${CHARGING}
    where o.seller_id = ${sellerId} and o.id >= ${idAt(midnight)} and o.start_time >= ${midnight} and ${isOfTarget}
      and o.deleted = 0 and o.order_status not in (${RESERVED}, ${CLOSED})`.execute(db)
  return rows[0] ?? { times: 0, wh: 0 }
}

/** A member's place in the fleet that pays: whether it is in use, and what is left of the month's limit. */
async function membershipOf(
  db: Kysely<Tables>,
  sellerId: number,
  { memberId, groupId }: Charger,
  ts: number,
): Promise<{ state: number; leftFen: number | null } | undefined> {
  if (memberId === null || groupId === null) return undefined
  const found = await ofSeller(db, sellerId)
    .from('groupMember')
    .select(['state', 'monthLimitFen'])
    .where(({ and }) => and({ memberId, groupId }))
    .executeTakeFirst()
  if (!found) return undefined
  const { state, monthLimitFen } = found
  if (monthLimitFen === 0) return { state, leftFen: null }
  const from = startOfMonth(ts)
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(case when o.order_status = ${CHARGING} then t.fee_fen else o.payable_fen end), 0)::bigint as fen
    from charge_order o
    left join charge_transaction t on t.seller_id = o.seller_id and t.order_id = o.id and o.order_status = ${CHARGING}
    where o.seller_id = ${sellerId} and o.member_id = ${memberId} and o.group_id = ${groupId}
      and o.id >= ${idAt(from)} and o.start_time >= ${from} and o.deleted = 0`.execute(db)
  return { state, leftFen: monthLimitFen - (rows[0]?.fen ?? 0) }
}
