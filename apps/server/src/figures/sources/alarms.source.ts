import { alarmHandling, alarmLevel, alarmSource } from '@ampdeck/api/enumerations/operation'
import { sql } from 'kysely'
import { gunKeys, type Source, stationKeys, timesOf } from '../source.ts'

const ofAlarms = timesOf('o.firstTime')
const { critical, major } = alarmLevel.code
const { pile, gun } = alarmSource.code
const isRecovered = sql`o.recover_time is not null`

/** Alarms by the time when they began. */
export const source: Source = {
  name: 'alarms',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('alarm')
          .where('firstTime', '>=', from)
          .where('firstTime', '<', to)
          .selectAll()
          .select(sql`greatest(0, coalesce(recover_time, ${rows.now}) - first_time)`.as('age')),
      fits: () => true,
      keys: {
        ...stationKeys,
        ...gunKeys,
        ...ofAlarms.keys,
        alarmLevel: { by: sql`o.level` },
        alarmCode: { by: sql`o.code` },
      },
      times: ofAlarms.times,
      sums: {
        alarms: sql`count(*)`,
        seriousAlarms: sql`count(*) filter (where o.source in (${sql.lit(pile)}, ${sql.lit(gun)})
          and o.level in (${sql.lit(critical)}, ${sql.lit(major)}))`,
        handled: sql`count(*) filter (where o.handling = ${sql.lit(alarmHandling.code.handled)})`,
        ageMs: sql`sum(o.age)::bigint`,
        recovered: sql`count(*) filter (where ${isRecovered})`,
        recoveredMs: sql`coalesce(sum(o.age) filter (where ${isRecovered}), 0)::bigint`,
      },
    },
  ],
}
