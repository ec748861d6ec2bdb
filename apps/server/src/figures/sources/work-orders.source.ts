import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { sql } from 'kysely'
import { gunKeys, type Source, stationKeys, timesOf } from '../source.ts'

const ofWork = timesOf('o.createTime')
const isDone = sql`o.state = ${sql.lit(workOrderState.code.done)} and o.end_time is not null`

/** Work orders by the time of their making. */
export const source: Source = {
  name: 'workOrders',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('workOrder')
          .where('createTime', '>=', from)
          .where('createTime', '<', to)
          .selectAll()
          .select(
            sql`(select coalesce(sum((p->>'costFen')::bigint * (p->>'qty')::numeric), 0)
              from jsonb_array_elements(parts::jsonb) p)`.as('partsFen'),
          ),
      fits: () => true,
      keys: { ...stationKeys, ...gunKeys, ...ofWork.keys, alarmLevel: { by: sql`o.level` } },
      times: ofWork.times,
      sums: {
        workOrders: sql`count(*)`,
        done: sql`count(*) filter (where ${isDone})`,
        punctual: sql`count(*) filter (where ${isDone} and o.end_time <= o.deadline)`,
        partsFen: sql`sum(o.parts_fen)::bigint`,
      },
    },
  ],
}
