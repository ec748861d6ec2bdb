import { type OccupyRule, OccupyRuleFilter } from '@ampdeck/api/config/occupy-rule'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof OccupyRuleFilter>
type Row = z.output<typeof OccupyRule>

export function matching(rows: Rows, filter: Filter) {
  const stationId = (ids: readonly number[]) =>
    sql<boolean>`exists (select from station s where s.seller_id = occupy_rule.seller_id
      and s.occupy_rule_id = occupy_rule.id and s.id = any(${[...ids]}::bigint[]))`
  return rows.from('occupyRule').where(where(OccupyRuleFilter, filter, 'occupyRule', { stationId }))
}

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'occupyRule', { by: 'occupyRule.updateTime', order: 'desc' })
  const found = await readPage(rows.db, matching(rows, request).selectAll(), request, {
    ...order,
    id: 'occupyRule.id',
  })
  return { ...found, records: await withStations(rows, found.records) }
}

export async function get(rows: Rows, id: number): Promise<Row> {
  const [found] = await withStations(rows, [await rows.get('occupyRule', id)])
  return found as Row
}

/** With the stations that the reader may see. */
async function withStations(rows: Rows, records: readonly { id: number }[]): Promise<Row[]> {
  const stations = await stationsOf(
    rows,
    records.map(({ id }) => id),
  )
  return records.map((rule) => ({
    ...(rule as Row),
    stationIds: stations.filter(({ occupyRuleId }) => occupyRuleId === rule.id).map(({ id }) => id),
  }))
}

export function stationsOf(rows: Rows, ruleIds: readonly number[]) {
  return rows
    .from('station')
    .select(['station.id', 'occupyRuleId'])
    .where('occupyRuleId', 'in', [0, ...ruleIds])
    .orderBy('station.id')
    .execute()
}
