import { HOUR, MINUTE, QUARTER } from '@ampdeck/api/time'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { drawnLoss } from '../../bill/power-loss-record/drawn-loss.ts'
import { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { chargesBetween, readingsOf } from '../monitor-station/station-load.store.ts'
import { flowsOf, powerPerStep } from '../monitor-station/station-load.ts'

/** What was missed is made up for, so far back. */
const LONGEST_GAP = 2 * 24 * HOUR
/** Readings come late where a link was away. */
const LATE = HOUR

/** Samples every station from where the samples end, and the last hour anew: what is counted is what the charges say. */
export async function sampleStations(db: Kysely<Tables>, now: number): Promise<void> {
  const last = await db
    .selectFrom('operatingSample')
    .select((of) => of.fn.max<number | null>('ts').as('ts'))
    .executeTakeFirst()
  const from = startOf(Math.max(now - LONGEST_GAP, Math.min(last?.ts ?? 0, now - LATE)))
  const rows = new Rows(
    db,
    { sellerId: null, stationIds: null, groupIds: null },
    { now, userId: null, newId: () => 0 },
  )
  const stations = await db
    .selectFrom('station')
    .select(['id', 'sellerId'])
    .where('deleted', '=', 0)
    .execute()
  const charges = await chargesBetween(
    rows,
    stations.map(({ id }) => id),
    { from, to: now },
  )
  const readings = await readingsOf(rows, charges)
  const byStation = Map.groupBy(charges, ({ stationId }) => stationId)
  const samples = stations.flatMap(({ id, sellerId }) => {
    const flows = (byStation.get(id) ?? []).flatMap((charge) =>
      flowsOf({ ...charge, readings: readings.get(charge.id) ?? [] }, now),
    )
    return powerPerStep(flows, { start: from, until: now, stepMs: QUARTER }).map((w, nth) => {
      return { sellerId, stationId: id, ts: from + nth * QUARTER, w }
    })
  })
  const column = (of: (row: (typeof samples)[number]) => number) => sql`unnest(${samples.map(of)}::bigint[])`
  const piles = sql`select ${column((row) => row.sellerId)} as seller_id, ${column((row) => row.stationId)} as station_id,
    ${column((row) => row.ts)} as ts, ${column((row) => row.w)} as pile_w`
  await storeSamples(db, piles, { from, now, hasMeters: await hasDrawnMeters(db) })
}

/**
 * Stores what piles delivered in the quarters of an hour since `from`, beside what the site's PV and its meter say of
 * them. No gateway reads meters of sites yet: those of the demo network are drawn.
 */
export async function storeSamples(
  db: Kysely<Tables>,
  piles: RawBuilder<unknown>,
  { from, now, hasMeters }: { from: number; now: number; hasMeters: boolean },
): Promise<void> {
  const site = hasMeters ? sql`round((p.pile_w + loss.aux_wh / 24.0) * loss.factor)` : sql`null::bigint`
  const day = sql`to_char(to_timestamp(p.ts / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  await sql`
    with pv as materialized (
      select i.seller_id, i.station_id, s.ts,
        round(sum(s.energy_wh) * ${HOUR}::numeric / greatest(${MINUTE}, least(${HOUR}, ${now} - s.ts))) as w
      from pv_sample s join pv_inverter i on i.seller_id = s.seller_id and i.id = s.inverter_id and i.deleted = 0
      where s.ts >= ${from - HOUR} group by 1, 2, 3)
    insert into operating_sample (seller_id, station_id, ts, pile_w, pv_w, site_w)
    select p.seller_id, p.station_id, p.ts, p.pile_w, coalesce(pv.w, 0), ${site}
    from (${piles}) p
    cross join lateral (${drawnLoss(sql`p.station_id`, day)}) loss
    left join pv on pv.seller_id = p.seller_id and pv.station_id = p.station_id and pv.ts = p.ts / ${HOUR} * ${HOUR}
    on conflict (seller_id, station_id, ts) do update
      set pile_w = excluded.pile_w, pv_w = excluded.pv_w, site_w = excluded.site_w`.execute(db)
}

export const startOf = (moment: number) => Math.floor(moment / QUARTER) * QUARTER

async function hasDrawnMeters(db: Kysely<Tables>): Promise<boolean> {
  return (
    (await db.selectFrom('demo').select('part').where('part', '=', 'world').executeTakeFirst()) !== undefined
  )
}
