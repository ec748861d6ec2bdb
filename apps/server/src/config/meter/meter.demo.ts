import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { formatDate } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { type DemoStation, demoStations, hasPv } from '../station/station.demo.ts'

/** Transformers of current stand before every grid meter. */
const RATIO = 10
const { grid, pile, pv } = meterKind.code

/** One grid meter for each station; some also count what their strongest piles take and what their PV yields. */
const metersOf = (station: DemoStation) => [
  { meterNo: `M${station.code}`, kind: grid, ratio: RATIO, lastReading: null },
  ...(station.layout[3] > 0
    ? [{ meterNo: `MP${station.code}`, kind: pile, ratio: RATIO, lastReading: 8_641_250 }]
    : []),
  ...(hasPv(station) ? [{ meterNo: `MV${station.code}`, kind: pv, ratio: 1, lastReading: 212_406_180 }] : []),
]

export const part: DemoPart = {
  name: 'meters',
  after: ['stations', 'dayStat'],
  async prepare(world, { copy }) {
    const numbers = new Map<number, number>()
    await copy(
      'meter',
      demoStations(world).flatMap((station) =>
        metersOf(station).map((meter) => {
          const { id, sellerId, opened } = station
          const n = (numbers.get(sellerId) ?? 0) + 1
          numbers.set(sellerId, n)
          return { ...standard(sellerId, 'meter', n, opened), stationId: id, ...meter }
        }),
      ),
    )
  },
  /** What each grid meter cost in the months that are over. */
  async extend(_world, { db }, { to }) {
    const month = formatDate(to - 1).slice(0, 7)
    // The last span ends within a month.
    if (formatDate(to).startsWith(month)) return
    for (const sellerId of demoSellers) await feesOf(db, sellerId, month, to)
  },
}

/** The energy of the station's charges with 4 % of losses, as its meter counts it, split by period and priced. */
async function feesOf(db: Kysely<Tables>, sellerId: number, month: string, ts: number): Promise<void> {
  const first = demoId(sellerId, 'meterFee', (Number(month.replace('-', '')) - 202_000) * 1_000)
  await sql`
    with used as (
      select m.id as meter_id, m.station_id, m.ratio, coalesce(m.last_reading, 100000 + m.id % 97 * 1000) as start_reading,
        round(sum(d.energy_wh) * 1.04 / m.ratio / 10)::bigint * 10 as counted
      from meter m join day_stat d on d.seller_id = m.seller_id and d.station_id = m.station_id
      where m.seller_id = ${sellerId} and m.kind = ${grid} and d.day like ${`${month}-%`}
      group by m.id, m.station_id, m.ratio, m.last_reading),
    split as (
      select *, counted * ratio as wh, counted * ratio * 12 / 1000 * 10 as sharp, counted * ratio * (27 + meter_id % 12) / 1000 * 10 as peak,
        counted * ratio * (30 - meter_id % 9) / 1000 * 10 as valley from used where counted > 0),
    entered as (
      insert into meter_fee (id, seller_id, create_time, update_time, station_id, meter_id, month, start_reading,
        end_reading, sharp_wh, peak_wh, flat_wh, valley_wh, fee_fen)
      select ${first} + row_number() over (order by meter_id), ${sellerId}, ${ts}, ${ts}, station_id, meter_id, ${month},
        start_reading, start_reading + counted, sharp, peak, wh - sharp - peak - valley, valley,
        (sharp * 118 + peak * 97 + (wh - sharp - peak - valley) * 64 + valley * 29) / 1000
      from split
      on conflict do nothing returning meter_id, end_reading)
    update meter set last_reading = entered.end_reading, update_time = ${ts} from entered
      where meter.seller_id = ${sellerId} and meter.id = entered.meter_id`.execute(db)
}
