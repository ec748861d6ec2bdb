import { formatDate, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { columnsOf, figuresOf, type RollUpName, theseDays } from '../bill/day-stat/day-stat.store.ts'
import type { Rows } from '../database/rows.ts'
import type { Period, Relation } from './source.ts'

const tables = {
  day_stat: 'dayStat',
  gun_stat: 'gunStat',
  gun_charge: 'gunCharge',
  period_stat: 'periodStat',
} as const

/**
 * The visible rows of a roll-up. The days whose orders have changed since they were counted are counted now, so that
 * what is asked is always what the orders say.
 */
export function rolledUp(name: RollUpName): Pick<Relation, 'rows' | 'fits'> {
  return {
    rows: async (rows, period) => {
      const kept = within(rows, tables[name], period).selectAll()
      const changed = await within(rows, 'dayStatChange', period)
        .select(['sellerId', 'stationId', 'day'])
        .distinct()
        .execute()
      if (changed.length === 0) return kept
      const days = theseDays(changed)
      // Left out are the days that were just read, whatever the job has counted since: each is added up once.
      return sql`
        select ${columnsOf(name)} from (${kept}) k where not exists (select from (${days.of}) c
          where c.seller_id = k.seller_id and c.day = k.day and c.station_id = k.station_id)
        union all select * from (${figuresOf(name, days)}) counted`
    },
    // It knows no fleets: for whoever sees some of them only, the orders are counted.
    fits: ({ from, to }, { scope, now }) =>
      scope.groupIds === null && isMidnight(from) && (isMidnight(to) || to >= now),
  }
}

function within(rows: Rows, table: (typeof tables)[RollUpName] | 'dayStatChange', { from, to }: Period) {
  return rows
    .from(table)
    .where('day', '>=', formatDate(from))
    .where('day', '<=', formatDate(to - 1))
}

function isMidnight(moment: number): boolean {
  return moment % HOUR === 0 && parseTimestamp(formatDate(moment)) === moment
}
