import { gunStatus, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmMetric, alarmRuleState } from '@ampdeck/api/enumerations/operation'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Rule } from '../record/alarm-meaning.store.ts'
import type { AlarmPlace } from '../record/alarm-object.ts'

const { silence, temperature, power, voltage, current, unreached, load } = alarmMetric.code
const CHARGING = gunStatus.code.charging
const WARNED = gunStatus.code.alarm
const GUN_OFFLINE = gunStatus.code.offline
const PILE_OFFLINE = pileStatus.code.offline
const OPEN = stationStatus.code.open
/** A reading that is older says nothing about now. */
const FRESH_MS = 180_000

type Metric = Rule['metric']

/** Guns share what their pile can give, so that one alone may take all of it. */
export const ratedOf = sql<number>`greatest(gun.rated_w, (select type.rated_w from pile
  join pile_type as type on type.seller_id = pile.seller_id and type.id = pile.pile_type_id
  where pile.seller_id = gun.seller_id and pile.id = gun.pile_id))`

/** What a running charge measures, as the share that a rule compares. */
const ofGun = new Map<Metric, RawBuilder<number>>([
  [temperature, sql`(gun.live->>'tempC')::double precision`],
  [power, sql`(gun.live->>'W')::double precision * 100 / nullif(${ratedOf}, 0)`],
  [voltage, sql`(gun.live->>'V')::double precision * 100 / nullif(gun.max_v, 0)`],
  [current, sql`(gun.live->>'A')::double precision * 100 / nullif(gun.max_a, 0)`],
])

/** The objects of a seller with what a rule measures of them. */
function measuredOf({ metric, sellerId }: Rule, now: number): RawBuilder<unknown> | undefined {
  const gunValue = ofGun.get(metric)
  if (gunValue)
    return sql`select gun.station_id, gun.pile_id, gun.id as gun_id, ${gunValue} as value from gun
      where gun.seller_id = ${sellerId} and gun.deleted = 0 and gun.status in (${CHARGING}, ${WARNED})
        and (gun.live->>'ts')::bigint > ${now - FRESH_MS}`
  if (metric === silence)
    return sql`select station_id, id as pile_id, null::bigint as gun_id, (${now} - last_heartbeat) / 1000.0 as value
      from pile where seller_id = ${sellerId} and deleted = 0 and status = ${PILE_OFFLINE}
        and last_heartbeat is not null`
  if (metric === unreached)
    return sql`select gun.station_id, null::bigint as pile_id, null::bigint as gun_id,
        100.0 * count(*) filter (where gun.status = ${GUN_OFFLINE}) / count(*) as value
      from gun join station on station.seller_id = gun.seller_id and station.id = gun.station_id
      where gun.seller_id = ${sellerId} and gun.deleted = 0 and station.deleted = 0 and station.status = ${OPEN}
      group by gun.station_id`
  if (metric === load)
    return sql`select station.id as station_id, null::bigint as pile_id, null::bigint as gun_id,
        coalesce(sum((gun.live->>'W')::double precision), 0) * 100 / station.transformer_w as value
      from station join gun on gun.seller_id = station.seller_id and gun.station_id = station.id
      where station.seller_id = ${sellerId} and station.deleted = 0 and station.transformer_w > 0
        and gun.deleted = 0 and gun.status in (${CHARGING}, ${WARNED})
      group by station.id, station.transformer_w`
  return undefined
}

/** The objects at which a rule's condition holds now. */
export async function violatorsOf(
  db: Kysely<Tables>,
  rule: Rule,
  now: number,
): Promise<(AlarmPlace & { value: number })[]> {
  const measured = measuredOf(rule, now)
  if (!measured) return []
  // The operator is one of five that the contract has checked.
  const compared = sql`measured.value ${sql.raw(rule.operator)} ${rule.value}`
  const { rows } = await sql<AlarmPlace & { value: number }>`
    select station_id, pile_id, gun_id, value from (${measured}) as measured
    where measured.value is not null and ${compared} order by station_id, pile_id, gun_id`.execute(db)
  return rows
}

/** The rules that measure and are on, of every seller. */
export function measuringRules(db: Kysely<Tables>): Promise<Rule[]> {
  return db
    .selectFrom('alarmRule')
    .selectAll()
    .where('metric', '<>', alarmMetric.code.reported)
    .where('state', '=', alarmRuleState.code.on)
    .where('deleted', '=', 0)
    .orderBy('sellerId')
    .orderBy('id')
    .execute()
}
