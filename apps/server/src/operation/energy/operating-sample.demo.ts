import { DAY, HOUR, QUARTER } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { DemoPart } from '../../demo/part.ts'
import { scaled } from '../../demo/world.ts'
import { sampleStations, startOf, storeSamples } from './operating-sample.store.ts'

/** This month and the one before, at full size; the same day last week at any. */
const DAYS = 62
const LEAST_DAYS = 8

/** What each station took in the quarters of an hour; the charges of the past flowed evenly. */
export const part: DemoPart = {
  name: 'operatingSamples',
  after: ['gunState', 'pvInverters', 'powerLossRecords'],
  async present(world, { db }) {
    const { now } = world
    const last = await db
      .selectFrom('operatingSample')
      .select((of) => of.fn.max<number | null>('ts').as('ts'))
      .executeTakeFirst()
    const from = startOf(Math.max(last?.ts ?? 0, now - scaled(DAYS, world, LEAST_DAYS) * DAY))
    const quarters = sql`generate_series(${from}::bigint, ${startOf(now) - QUARTER}::bigint, ${QUARTER}::bigint) as q(ts)`
    // Nothing in every quarter, and what flowed: a join of the two would be made without knowing how many there are.
    const piles = sql`
      select s.seller_id, s.id as station_id, flow.ts, round(sum(flow.w)) as pile_w
      from (
        select s.seller_id, s.id as station_id, q.ts, 0::numeric as w from station s cross join ${quarters}
        union all
        select o.seller_id, o.station_id, q.ts, o.energy_wh * ${HOUR}::numeric
          * (least(o.end_time, q.ts + ${QUARTER}) - greatest(o.start_time, q.ts)) / ${QUARTER}
          / (o.end_time - o.start_time)
        from charge_order o
        cross join lateral generate_series(greatest(o.start_time / ${QUARTER} * ${QUARTER}, ${from}::bigint),
          o.end_time - 1, ${QUARTER}::bigint) as q(ts)
        where o.id >= ${idAt(from - LONGEST_CHARGE)} and o.end_time > ${from} and o.end_time > o.start_time and o.energy_wh > 0
      ) flow
      join station s on s.seller_id = flow.seller_id and s.id = flow.station_id
      where s.deleted = 0 and s.create_time <= flow.ts and flow.ts < ${startOf(now)}
      group by 1, 2, 3`
    await storeSamples(db, piles, { from, now, hasMeters: true })
    await sampleStations(db, now)
  },
}
