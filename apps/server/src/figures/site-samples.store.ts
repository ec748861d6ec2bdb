import { HOUR, QUARTER } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { siteQuarter } from '../bill/day-stat/site-quarters.ts'
import type { Rows } from '../database/rows.ts'
import type { Period } from './source.ts'

/**
 * What each site took in each quarter of an hour: its meter's reading, or its piles' where there is none; `ms` is how
 * long it was, for the running one is not over yet.
 */
export const siteSamples = (rows: Rows, { from, to }: Period) => sql`
  select ${siteQuarter}, least(${sql.lit(QUARTER)}, ${rows.now} - q.ts) as ms,
    to_char(to_timestamp(q.ts / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
  from (${rows
    .from('operatingSample')
    .where('operatingSample.ts', '>=', from)
    .where('operatingSample.ts', '<', to)
    .select(['operatingSample.sellerId', 'operatingSample.stationId', 'operatingSample.ts'])
    .select(['operatingSample.pileW', 'operatingSample.pvW'])
    .select(sql`coalesce(operating_sample.site_w, operating_sample.pile_w)`.as('siteW'))}) q`

/** Energy of mean power over the lengths of quarters. */
export const energyOf = (watt: string) =>
  sql`round(sum(${sql.ref(`o.${watt}`)} * o.ms) / ${sql.lit(HOUR)})::bigint`
