import { planRunState } from '@ampdeck/api/enumerations/plan'
import { sql } from 'kysely'
import { type Source, stationKeys, timesOf } from '../source.ts'

const { done, short, missed } = planRunState.code
const ofPlans = timesOf('o.fromTime')

/** Planned charges that are over, by the night of their plan. */
export const source: Source = {
  name: 'plans',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('chargePlanRun')
          .where('fromTime', '>=', from)
          .where('fromTime', '<', to)
          .where('state', 'in', [done, short, missed])
          .selectAll(),
      fits: () => true,
      keys: { ...stationKeys, ...ofPlans.keys, fleet: { by: sql`o.group_id` }, plate: { by: sql`o.plate` } },
      times: ofPlans.times,
      sums: {
        plannedCharges: sql`count(*)`,
        readyInTime: sql`count(*) filter (where o.state = ${sql.lit(done)} and o.real_end <= o.latest_end)`,
      },
    },
  ],
}
