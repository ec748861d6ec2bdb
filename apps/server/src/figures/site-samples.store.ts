import { HOUR, QUARTER } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import type { Period } from './source.ts'

/**
 * What each site took in each quarter of an hour: its meter's reading, or its piles' where there is none; `ms` is how
 * long it was, for the running one is not over yet.
 */
export const siteSamples = (rows: Rows, { from, to }: Period, hasPv = false) => sql`
  select seller_id, station_id, ts, pile_w, pv_w, site_w, least(site_w, pv_w) as used_w,
    greatest(0, site_w - pv_w) as grid_w, least(${sql.lit(QUARTER)}, ${rows.now} - ts) as ms
  from (${rows
    .from('operatingSample')
    .where('operatingSample.ts', '>=', from)
    .where('operatingSample.ts', '<', to)
    .where('operatingSample.pvW', hasPv ? '>' : '>=', 0)
    .select(['operatingSample.sellerId', 'operatingSample.stationId', 'operatingSample.ts'])
    .select(['operatingSample.pileW', 'operatingSample.pvW'])
    .select(sql`coalesce(operating_sample.site_w, operating_sample.pile_w)`.as('siteW'))}) sampled`

/** Energy of mean power over the lengths of quarters. */
export const energyOf = (watt: string) =>
  sql`round(sum(${sql.ref(`o.${watt}`)} * o.ms) / ${sql.lit(HOUR)})::bigint`
