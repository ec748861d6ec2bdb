import { pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, dayNumber, formatDate, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { demoPiles, iccid } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { scaled, stream, type World } from '../../demo/world.ts'

/** Of so many days, at full size. */
const DAYS = 62
const LEAST_DAYS = 8
/** Drops of a pile with a good place, and of one in a basement, of each six hours. */
const [GOOD, BAD] = [0.006, 0.3]
const QUARTER = 6 * HOUR
const MAX_MINUTES = 300
/** What a gun's reports come to in an hour, in bytes. */
const BYTES_PER_GUN = 46_000
const { open, maintenance } = stationStatus.code

/** The cards of the piles, the times in which they had no link, and what went over their links. */
export const part: DemoPart = {
  name: 'network',
  after: ['gunState', 'dayStat'],
  async prepare(world, { copy }) {
    await copy(
      'simCard',
      demoPiles(world).map((pile) => {
        const random = stream(world, 'simCard', pile.n)
        const { sellerId, opened } = pile.station
        return {
          ...standard(sellerId, 'simCard', pile.n, opened),
          iccid: iccid(sellerId, pile.n),
          carrier: random.chance(0.55) ? 1 : random.chance(0.5) ? 2 : 3,
          planMb: 500,
          expires: formatDate(world.anchor + Math.round(random.next() * 700 - 20) * DAY),
          pileId: pile.id,
        }
      }),
    )
  },
  async extend(world, { db, copy }, { from, to }) {
    const first = Math.max(from, startOfDay(dayNumber(world.anchor) - scaled(DAYS, world, LEAST_DAYS)))
    if (first >= to) return
    await copy('offlineRecord', drops(world, first, to))
    await sql`
      insert into link_hour (seller_id, station_id, hour, frames, sim_bytes, latency)
      select s.seller_id, s.id, h.hour, n.guns * 60, (n.guns * ${BYTES_PER_GUN}::numeric * busy.share)::bigint,
        array[v.n, v.n * 4, v.n * 30, v.n * 40, v.n * 18, v.n * 5, v.n * 2, v.n, v.n / 2, v.n / 8, 0, 0]
      from station s
      cross join generate_series(${Math.ceil(first / HOUR) * HOUR}::bigint, ${to - 1}::bigint, ${HOUR}::bigint) as h(hour)
      cross join lateral (select count(*) as guns from gun g where g.seller_id = s.seller_id and g.station_id = s.id) n
      cross join lateral (select abs(hashtext(s.id || ' ' || h.hour)) as chance) c
      cross join lateral (select (0.7 + 0.5 * sin((h.hour / ${HOUR} % 24) / 3.8) ^ 2 + c.chance % 100 / 500.0) as share) busy
      cross join lateral (select (1 + n.guns / 8 * busy.share)::int as n) v
      where s.deleted = 0 and s.status in (${open}, ${maintenance}) and n.guns > 0 and s.create_time <= h.hour
      on conflict do nothing`.execute(db)
  },
  /** Piles that are offline now have been so since they were last heard. */
  async present(world, { db }) {
    await sql`
      insert into offline_record (id, seller_id, station_id, pile_id, from_time)
      select ${idAt(world.now)}::bigint + row_number() over (order by id), seller_id, station_id, id, last_heartbeat
      from pile where deleted = 0 and status = ${pileStatus.code.offline} and last_heartbeat is not null
      on conflict do nothing`.execute(db)
  },
}

/** At most one drop in each quarter of a day, over before the next one begins, and before those of the present. */
function* drops(world: World, from: number, to: number) {
  const bad = new Set(demoPiles(world).filter(({ n }) => stream(world, 'signal', n).chance(0.04)))
  for (let start = Math.ceil(from / QUARTER) * QUARTER; start + QUARTER <= to; start += QUARTER) {
    for (const pile of demoPiles(world)) {
      const { n, id, station } = pile
      if (station.status !== open && station.status !== maintenance) continue
      if (station.opened > start) continue
      const random = stream(world, 'drops', n, start / QUARTER)
      if (!random.chance(bad.has(pile) ? BAD : GOOD)) continue
      const fromTime = start + Math.floor(random.next() * 50 * MINUTE)
      const minutes = 1 + random.next() ** 5 * MAX_MINUTES
      const toTime = fromTime + Math.round(minutes * MINUTE)
      const { sellerId, id: stationId } = station
      yield { id: idAt(fromTime, n % 4_096), sellerId, stationId, pileId: id, fromTime, toTime }
    }
  }
}
