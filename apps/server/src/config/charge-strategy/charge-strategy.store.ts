import {
  type ChargeStrategy,
  type ChargeStrategyDraft,
  ChargeStrategyFilter,
} from '@ampdeck/api/config/charge-strategy'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import { asSeen } from '../../database/named-records.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof ChargeStrategy>
export type Draft = z.output<typeof ChargeStrategyDraft>
type Filter = z.output<typeof ChargeStrategyFilter>

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('chargeStrategy')
    .where(
      where(ChargeStrategyFilter, filter, 'chargeStrategy', {
        stationId: (ids) => sql`charge_strategy.station_ids && ${ids}::bigint[]`,
      }),
    )
    .selectAll()
    .$castTo<Row>()
}

export const { page } = listOf({
  table: 'chargeStrategy',
  usual: { by: 'chargeStrategy.name', order: 'asc' },
  query: matching,
})

export async function options(rows: Rows, filter: Filter) {
  const found = await matching(rows, filter).orderBy('chargeStrategy.id').limit(1_000).execute()
  return asSeen(rows, 'chargeStrategy', found)
}
