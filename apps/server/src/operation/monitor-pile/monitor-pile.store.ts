import type { CodeOf } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { memberStatus } from '@ampdeck/api/enumerations/member'
import { EventFilter, MonitoredPileFilter } from '@ampdeck/api/operation/monitor-pile'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isCardNamed } from '../../charging/record/card.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { asPhone, asPlate, containing } from '../../database/text.ts'
import { among, where } from '../../database/where.ts'

export type PileFilter = z.output<typeof MonitoredPileFilter>

const { idle, charging, full, preparing, offline, alarm, fault, reserved } = gunStatus.code

/** The caller's piles of a filter, whatever their guns do. */
function piles(rows: Rows, filter: PileFilter) {
  return rows.from('pile').where(
    where(MonitoredPileFilter, { ...filter, status: undefined }, 'pile', {
      name: ['pile.name', 'pile.code'],
    }),
  )
}

/** Those of which a gun is in one of the statuses. */
export function pilesByGun(rows: Rows, filter: PileFilter) {
  return piles(rows, filter).where(
    where(MonitoredPileFilter, { status: filter.status }, 'pile', {
      status: (statuses) => sql`exists (select from gun where gun.seller_id = pile.seller_id
        and gun.pile_id = pile.id and gun.deleted = 0 and gun.status = any (${statuses}::smallint[]))`,
    }),
  )
}

/** Who needs somebody comes first, then what goes on, and last what waits. */
const WORST_FIRST = sql.lit(`{${[fault, alarm, offline, charging, preparing, full, reserved, idle]}}`)

/** The place of a pile by its worst gun. */
export const urgency = sql<number>`(select min(array_position(${WORST_FIRST}::int[], gun.status::int)) from gun
  where gun.seller_id = pile.seller_id and gun.pile_id = pile.id and gun.deleted = 0)`

export function gunCounts(rows: Rows, filter: PileFilter) {
  return piles(rows, filter)
    .innerJoin('gun', (join) => sameSeller('gun.pileId', 'pile.id')(join).on('gun.deleted', '=', 0))
    .select(['gun.status', sql<number>`count(*)`.as('count')])
    .groupBy('gun.status')
    .orderBy('gun.status')
    .execute()
}

/** Every pile of the stations in the order of their codes, station by station. */
export function matrixPiles(rows: Rows, stationIds: readonly number[] | undefined) {
  return rows
    .from('pile')
    .innerJoin('station', (join) =>
      sameSeller('station.id', 'pile.stationId')(join).on('station.deleted', '=', 0),
    )
    .select(['pile.id', 'pile.stationId', 'pile.code', 'pile.layout', 'pile.status', 'pile.lastHeartbeat'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .where(among('pile.stationId', stationIds))
    .orderBy('station.code')
    .orderBy('pile.code')
    .execute()
}

/** A gun as an array: id, letter, status, W, SOC, since when it charges or stands charged. */
type MatrixGun = [
  id: number,
  letter: number,
  status: CodeOf<typeof gunStatus>,
  w: number | null,
  soc: number | null,
  since: number | null,
]

/**
 * The guns of each pile. One row per pile with its guns as arrays: thousands of guns are read several times faster so
 * than as rows of their own.
 */
export async function matrixGuns(rows: Rows, stationIds: readonly number[] | undefined) {
  const found = await rows
    .from('gun')
    .leftJoin('chargeOrder as order', sameSeller('order.id', 'gun.currentOrderId'))
    .select('gun.pileId')
    .select(
      sql<MatrixGun[]>`json_agg(json_build_array(gun.id, gun.letter, gun.status,
        case when gun.status in (${charging}, ${alarm}) then round((gun.live->>'W')::numeric) end,
        case when gun.status in (${charging}, ${full}, ${alarm}) then (gun.live->>'soc')::numeric end,
        case when gun.status in (${charging}, ${preparing}, ${alarm}) then "order".start_time
          when gun.status = ${full} then "order".end_time end) order by gun.letter)`.as('guns'),
    )
    .where(among('gun.stationId', stationIds))
    .groupBy('gun.pileId')
    .execute()
  return new Map(found.map(({ pileId, guns }) => [pileId, guns]))
}

export function gunsById(rows: Rows, ids: readonly number[]) {
  return rows
    .from('gun')
    .select(['gun.id', 'gun.pileId', 'gun.status', 'gun.live'])
    .where('gun.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('gun.id')
    .execute()
}

type Events = SelectQueryBuilder<Tables, 'gunEvent', object>

/** The events of a filter; their time is when they happened, which a pile may report later. */
export function events(rows: Rows, filter: Partial<z.output<typeof EventFilter>>): Events {
  return rows.from('gunEvent').where(
    where(EventFilter, filter, 'gunEvent', {
      timeFrom: (moment) => sql`gun_event.ts >= ${moment}`,
      timeTo: (moment) => sql`gun_event.ts < ${moment}`,
    }),
  )
}

export function withLetter(query: Events) {
  return query.leftJoin('gun', sameSeller('gun.id', 'gunEvent.gunId'))
}

/** The order at a gun, or the last one that a pile has reported there. */
export async function measuredOrder(rows: Rows, gun: { id: number; currentOrderId: number | null }) {
  const last = await rows
    .from('chargeTransaction')
    .select('orderId')
    .where('gunId', '=', gun.id)
    .orderBy('startTime', 'desc')
    .limit(1)
    .executeTakeFirst()
  const id = gun.currentOrderId ?? last?.orderId
  if (id === undefined) return undefined
  return rows
    .from('chargeOrder')
    .select(['id', 'sellerId', 'orderNo', 'orderStatus', 'startTime', 'endTime', 'startSoc', 'endSoc'])
    .select(['energyWh', 'payableFen'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A charge of a day has 1,440 readings. */
const MAX_READINGS = 3_000

export async function readings(rows: Rows, order: { id: number; sellerId: number }) {
  const found = await ofSeller(rows.db, order.sellerId)
    .from('meterValue')
    .select(['ts', 'v', 'a', 'w', 'soc', 'tempC'])
    .where('orderId', '=', order.id)
    .orderBy('minute')
    .limit(MAX_READINGS)
    .execute()
  return found.map(({ ts: time, v: V, a: A, w: W, soc, tempC }) => ({ time, V, A, W, soc, tempC }))
}

export function frames(rows: Rows, pileId: number) {
  return rows.from('message').where('message.pileId', '=', pileId)
}

/** As many as one reads before typing on. */
const MAX_PAYERS = 10

/** Members by number, name, plate, card in any spelling, or the whole mobile number or its last four digits. */
export async function payers(rows: Rows, text: string) {
  const found = await rows
    .from('member')
    .select(['member.id as memberId', 'member.memberNo', 'member.name', 'member.phone', 'member.plate'])
    .select(
      sql<string[]>`array(select card_no from card where card.seller_id = member.seller_id
        and card.member_id = member.id and card.deleted = 0 and card.status = ${sql.lit(memberStatus.code.normal)} order by card_no)`.as(
        'cardNos',
      ),
    )
    .where((where) =>
      where.or([
        where('member.memberNo', 'ilike', containing(text)),
        where('member.name', 'ilike', containing(text)),
        where('member.plate', 'ilike', containing(asPlate(text))),
        sql<boolean>`${asPhone(text)} in (member.phone, right(member.phone, 4))`,
        sql<boolean>`exists (select from card where card.seller_id = member.seller_id
          and card.member_id = member.id and card.deleted = 0 and ${isCardNamed(comparableIdentifier(text))})`,
      ]),
    )
    .where('member.status', '=', memberStatus.code.normal)
    .orderBy('member.memberNo')
    .limit(MAX_PAYERS)
    .execute()
  return found
}
