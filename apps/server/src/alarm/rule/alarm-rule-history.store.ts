import { eventType } from '@ampdeck/api/enumerations/equipment'
import { alarmMetric } from '@ampdeck/api/enumerations/operation'
import { type RawBuilder, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'
import type { Rule } from '../record/alarm-meaning.store.ts'
import type { AlarmPlace } from '../record/alarm-object.ts'
import { ratedOf } from './alarm-measure.store.ts'

/** What is known of an object at a moment. */
export interface PastObservation extends AlarmPlace {
  ts: number
  isOn: boolean
}

interface Span {
  from: number
  to: number
}

const { silence, temperature, power, voltage, current, load } = alarmMetric.code
const MAX = 200_000

/** What the readings of charges say of a gun, by metric. */
const ofReading = new Map<Rule['metric'], RawBuilder<number>>([
  [temperature, sql`value.temp_c`],
  [power, sql`value.w * 100.0 / nullif(${ratedOf}, 0)`],
  [voltage, sql`value.v * 100 / nullif(gun.max_v, 0)`],
  [current, sql`value.a * 100 / nullif(gun.max_a, 0)`],
])

/** What a seller's past tells about a rule, in the order of time. */
export async function pastOf(rows: Rows, rule: Rule, span: Span): Promise<PastObservation[]> {
  const query = queryOf(rule, span)
  const { stationIds } = rows.scope
  const visible = stationIds ? sql`station_id = any(${stationIds}::bigint[])` : sql`true`
  const { rows: found } = await sql<PastObservation>`
    select * from (${query}) as past where ${visible} order by ts, is_on desc limit ${MAX}`.execute(rows.db)
  return found
}

function queryOf(rule: Rule, span: Span): RawBuilder<unknown> {
  const value = ofReading.get(rule.metric)
  if (value) return gunReadings(rule, span, value)
  if (rule.metric === load) return stationLoad(rule, span)
  if (rule.metric === silence) return offlineStretches(rule, span)
  return keptAlarms(rule, span)
}

/** Only what holds, and the first reading after it: the rest says nothing new. */
function gunReadings(rule: Rule, { from, to }: Span, value: RawBuilder<number>): RawBuilder<unknown> {
  const { sellerId, operator, value: limit } = rule
  return sql`
    select station_id, pile_id, gun_id, ts, is_on from (
      select station_id, pile_id, gun_id, ts, is_on,
        lag(is_on) over (partition by gun_id order by ts) as before
      from (
        select gun.station_id, gun.pile_id, gun.id as gun_id, value.ts,
          coalesce(${value} ${sql.raw(operator)} ${limit}, false) as is_on
        from meter_value as value
        join charge_order as bill on bill.seller_id = value.seller_id and bill.id = value.order_id
        join gun on gun.seller_id = bill.seller_id and gun.id = bill.gun_id
        where value.seller_id = ${sellerId} and value.order_id >= ${idAt(from - LONGEST_CHARGE)}
          and value.order_id < ${idAt(to)} and value.ts >= ${from} and value.ts < ${to}
      ) as compared
    ) as changes where is_on or before`
}

/** The load of each station, minute by minute. */
function stationLoad({ sellerId, operator, value: limit }: Rule, { from, to }: Span): RawBuilder<unknown> {
  return sql`
    select station.id as station_id, null::bigint as pile_id, null::bigint as gun_id, minute * 60000 as ts,
      coalesce(sum(value.w) * 100.0 / nullif(station.transformer_w, 0) ${sql.raw(operator)} ${limit}, false) as is_on
    from meter_value as value
    join charge_order as bill on bill.seller_id = value.seller_id and bill.id = value.order_id
    join station on station.seller_id = bill.seller_id and station.id = bill.station_id
    where value.seller_id = ${sellerId} and value.order_id >= ${idAt(from - LONGEST_CHARGE)}
      and value.order_id < ${idAt(to)} and value.ts >= ${from} and value.ts < ${to}
    group by station.id, station.transformer_w, value.minute`
}

/** A pile that went away, and came back, as its events and kept alarms tell. */
function offlineStretches(rule: Rule, span: Span): RawBuilder<unknown> {
  const { from, to } = span
  const { online, offline } = eventType.code
  return sql`
    select station_id, pile_id, null::bigint as gun_id,
      ts + case when type = ${offline} then (${rule.value} * 1000)::bigint else 0 end as ts,
      type = ${offline} as is_on
    from gun_event
    where seller_id = ${rule.sellerId} and id >= ${idAt(from)} and id < ${idAt(to)}
      and type in (${online}, ${offline})
    union all ${keptAlarms(rule, span)}`
}

/** When alarms of the code began, and when they were over. */
function keptAlarms({ sellerId, code }: Rule, { from, to }: Span): RawBuilder<unknown> {
  const kept = sql`from alarm where seller_id = ${sellerId} and code = ${code} and deleted = 0
    and first_time >= ${from} and first_time < ${to}`
  return sql`
    select station_id, pile_id, gun_id, first_time as ts, true as is_on ${kept}
    union all
    select station_id, pile_id, gun_id, recover_time as ts, false as is_on ${kept} and recover_time is not null`
}

/** What objects are called, in their order. */
export async function namesOf(rows: Rows, places: readonly AlarmPlace[]) {
  const ids = (key: keyof AlarmPlace) => [0, ...places.map((place) => place[key] ?? 0)]
  const [stations, piles, guns] = await Promise.all([
    rows
      .from('station')
      .select(['station.id', 'station.name', 'station.nameEn'])
      .where('station.id', 'in', ids('stationId'))
      .execute(),
    rows.from('pile').select(['pile.id', 'pile.code']).where('pile.id', 'in', ids('pileId')).execute(),
    rows.from('gun').select(['gun.id', 'gun.letter']).where('gun.id', 'in', ids('gunId')).execute(),
  ])
  return places.map(({ stationId, pileId, gunId }) => {
    const station = stations.find(({ id }) => id === stationId)
    return {
      stationName: station?.name ?? null,
      stationNameEn: station?.nameEn ?? null,
      pileCode: piles.find(({ id }) => id === pileId)?.code ?? null,
      gunLetter: guns.find(({ id }) => id === gunId)?.letter ?? null,
    }
  })
}
