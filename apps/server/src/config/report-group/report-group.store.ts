import { ReportGroupFilter } from '@ampdeck/api/config/report-group'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ReportGroupFilter>

/** As many station names as a row of the list has room for. */
const FIRST = 4

function matching(rows: Rows, filter: Filter) {
  return rows.from('reportGroup').where(
    where(ReportGroupFilter, filter, 'reportGroup', {
      name: ['reportGroup.name', 'reportGroup.nameEn'],
      reportKeys: (families) => sql`report_group.report_keys && ${families}::text[]`,
    }),
  )
}

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'reportGroup', { by: 'reportGroup.name', order: 'asc' })
  const query = matching(rows, request).selectAll('reportGroup')
  const found = await readPage(rows.db, query, request, { ...order, id: 'reportGroup.id' })
  return { ...found, records: await withStations(rows, found.records) }
}

export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .select(['id', 'name', 'nameEn'])
    .orderBy(nameKey('name'))
    .limit(1_000)
    .execute()
}

/** The groups with those of their stations that the caller may see. */
export async function withStations<G extends { stationIds: number[] }>(rows: Rows, groups: readonly G[]) {
  const ids = groups.flatMap(({ stationIds }) => stationIds)
  const stations = await rows
    .from('station')
    .select(['id', 'name', 'nameEn'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('code')
    .execute()
  return groups.map((group) => {
    const own = stations.filter(({ id }) => group.stationIds.includes(id))
    return { ...group, stationIds: own.map(({ id }) => id), firstStations: own.slice(0, FIRST) }
  })
}
