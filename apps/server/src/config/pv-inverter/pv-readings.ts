import { DAY, dayNumber, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { PvSource, PvUnit } from './pv-source.ts'
import { simulatedPv } from './simulated-pv.ts'

/** How long back somebody who was away catches up. */
const LONGEST_GAP = 21 * DAY
/** How often the state is looked at for the time that nobody did. */
const STATE_STEP = 10 * MINUTE
const ROWS_AT_ONCE = 5_000

interface Inverter extends PvUnit {
  id: number
  sellerId: number
  state: number | null
  ts: number | null
}

/**
 * Reads every inverter: what it gives now, its energy of the hours since it was last read, and the changes of its state
 * meanwhile. Whoever was away for long catches up at once; a second time in the same moment changes nothing.
 */
export async function readInverters(db: Kysely<Tables>, source: PvSource, now: number): Promise<void> {
  const inverters = await db
    .selectFrom('pvInverter')
    .innerJoin('station', sameSeller('station.id', 'pvInverter.stationId'))
    .select(['pvInverter.id', 'pvInverter.sellerId', 'pvInverter.sn', 'pvInverter.ratedW'])
    .select(['pvInverter.state', 'pvInverter.ts', 'station.lng', 'station.lat'])
    .where('pvInverter.deleted', '=', 0)
    .execute()
  const found = inverters.filter(({ ts }) => ts === null || ts < now).map((of) => sinceLast(source, of, now))
  await storeSamples(
    db,
    found.flatMap(({ samples }) => samples),
  )
  await storeStates(
    db,
    found.flatMap(({ states }) => states),
  )
  await storeReadings(
    db,
    found.map(({ reading }) => reading),
    now,
  )
}

function sinceLast(source: PvSource, unit: Inverter, now: number) {
  const { id: inverterId, sellerId } = unit
  const from = Math.max(unit.ts ?? 0, now - LONGEST_GAP)
  const samples = []
  for (let ts = Math.floor(from / HOUR) * HOUR; ts < now; ts += HOUR) {
    const energyWh = source.energyWh(unit, ts, Math.min(ts + HOUR, now))
    if (energyWh > 0) samples.push({ sellerId, inverterId, ts, energyWh })
  }
  const states = []
  let state = unit.state
  const moments = Array.from(
    { length: Math.floor((now - from) / STATE_STEP) },
    (_, n) => from + n * STATE_STEP,
  )
  for (const ts of [...moments, now]) {
    const read = source.read(unit, ts).state
    if (read !== state) states.push({ sellerId, inverterId, ts, state: read })
    state = read
  }
  return { samples, states, reading: { inverterId, sellerId, ...source.read(unit, now) } }
}

type Found = ReturnType<typeof sinceLast>

/** What has been added to each hour is added to the total as well. */
async function storeSamples(db: Kysely<Tables>, samples: Found['samples']): Promise<void> {
  for (const rows of inParts(samples)) {
    const column = (of: (row: (typeof rows)[number]) => number) => sql`unnest(${rows.map(of)}::bigint[])`
    await sql`
      with fresh as (select ${column((row) => row.sellerId)} as seller_id, ${column((row) => row.inverterId)} as inverter_id,
          ${column((row) => row.ts)} as ts, ${column((row) => row.energyWh)} as energy_wh),
        grown as (select fresh.seller_id, fresh.inverter_id, sum(fresh.energy_wh - coalesce(old.energy_wh, 0)) as wh
          from fresh left join pv_sample old using (seller_id, inverter_id, ts) group by 1, 2),
        stored as (insert into pv_sample (seller_id, inverter_id, ts, energy_wh)
          select seller_id, inverter_id, ts, energy_wh from fresh
          on conflict (seller_id, inverter_id, ts) do update set energy_wh = excluded.energy_wh)
      update pv_inverter set total_wh = total_wh + grown.wh from grown
        where pv_inverter.seller_id = grown.seller_id and pv_inverter.id = grown.inverter_id`.execute(db)
  }
}

async function storeStates(db: Kysely<Tables>, states: Found['states']): Promise<void> {
  for (const rows of inParts(states))
    await db
      .insertInto('pvState')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function storeReadings(db: Kysely<Tables>, readings: Found['reading'][], now: number): Promise<void> {
  for (const { inverterId, sellerId, ...reading } of readings)
    await ofSeller(db, sellerId)
      .update('pvInverter')
      .set({ ...reading, ts: now })
      .set('todayWh', todayWh(now))
      .where('id', '=', inverterId)
      .execute()
}

/** What the hours of the day add up to. */
const todayWh = (now: number) =>
  sql<number>`coalesce((select sum(s.energy_wh) from pv_sample s where s.seller_id = pv_inverter.seller_id
    and s.inverter_id = pv_inverter.id and s.ts >= ${startOfDay(dayNumber(now))}), 0)::bigint`

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  )
}

/** In the demo network the simulated one; nothing where no inverter can report. */
export async function pvSourceOf(db: Kysely<Tables>): Promise<PvSource | undefined> {
  const world = await db.selectFrom('demo').select('detail').where('part', '=', 'world').executeTakeFirst()
  const seed = (world?.detail as { seed?: number } | undefined)?.seed
  return seed === undefined ? undefined : simulatedPv(seed)
}
