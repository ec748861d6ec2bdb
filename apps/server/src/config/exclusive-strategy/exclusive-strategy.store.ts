import { overlaps } from '@ampdeck/api/billing/rule-times'
import { type ExclusiveStrategy, ExclusiveStrategyFilter } from '@ampdeck/api/config/exclusive-strategy'
import { activeState } from '@ampdeck/api/enumerations/member'
import { exclusiveTarget } from '@ampdeck/api/enumerations/tariff'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ExclusiveStrategyFilter>
type Row = z.output<typeof ExclusiveStrategy>

const { fleet: FLEET, tag: TAG } = exclusiveTarget.code

function matching(rows: Rows, filter: Filter) {
  const kind = sql<number>`case when exclusive_strategy.group_id is null then ${sql.lit(TAG)} else ${sql.lit(FLEET)} end`
  const stationId = (ids: readonly number[]) =>
    sql<boolean>`(cardinality(exclusive_strategy.station_ids) = 0 or exclusive_strategy.station_ids && ${[...ids]}::bigint[])`
  return rows
    .from('exclusiveStrategy')
    .leftJoin('fleet', sameSeller('fleet.id', 'exclusiveStrategy.groupId'))
    .leftJoin('tag', sameSeller('tag.id', 'exclusiveStrategy.tagId'))
    .where(
      where(ExclusiveStrategyFilter, filter, 'exclusiveStrategy', {
        name: ['exclusiveStrategy.name', 'fleet.name', 'tag.name'],
        targetKind: kind,
        stationId,
      }),
    )
    .selectAll('exclusiveStrategy')
    .select([kind.as('targetKind'), sql<string | null>`coalesce(fleet.name, tag.name)`.as('targetName')])
    .$castTo<Row>()
}

export const { page, one } = listOf({
  table: 'exclusiveStrategy',
  usual: { by: 'exclusiveStrategy.updateTime', order: 'desc' },
  query: matching,
})

interface Wanted {
  id?: number | undefined
  groupId: number | null
  tagId: number | null
  stationIds: readonly number[]
  validFrom: string
  validTo: string
}

/** Strategies in use for the same payers that hold at a common station on a common day. */
export async function conflictsOf(rows: Rows, { id, groupId, tagId, stationIds, ...days }: Wanted) {
  const found = await rows
    .from('exclusiveStrategy')
    .select(['id', 'name', 'stationIds', 'validFrom', 'validTo'])
    .where('state', '=', activeState.code.on)
    .where(({ eb }) => (groupId === null ? eb('tagId', '=', tagId) : eb('groupId', '=', groupId)))
    .orderBy('id')
    .execute()
  const isShared = (other: readonly number[]) =>
    other.length === 0 || stationIds.length === 0 || other.some((station) => stationIds.includes(station))
  return found
    .filter((other) => other.id !== id && isShared(other.stationIds))
    .filter((other) => overlaps({ ...days, weekdays: [] }, { ...other, weekdays: [] }))
    .map(({ stationIds: _, ...other }) => other)
}
