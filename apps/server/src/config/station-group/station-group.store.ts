import type { StationGroupFilter } from '@ampdeck/api/config/station-group'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { containing } from '../../database/text.ts'

type Filter = z.output<typeof StationGroupFilter>

/** The seller's groups that match, with the name of whom each belongs to. */
export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('stationGroup')
    .leftJoin('accountUser as owner', (join) =>
      join
        .onRef('owner.sellerId', '=', 'stationGroup.sellerId')
        .onRef('owner.id', '=', 'stationGroup.ownerUserId'),
    )
    .selectAll('stationGroup')
    .select('owner.name as ownerName')
    .$if(filter.name !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('stationGroup.name', 'ilike', containing(filter.name)),
          where('stationGroup.nameEn', 'ilike', containing(filter.name)),
        ]),
      ),
    )
}

export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .clearSelect()
    .select(['stationGroup.id', 'stationGroup.name', 'stationGroup.nameEn'])
    .orderBy('stationGroup.name')
    .limit(1_000)
    .execute()
}

/** The stations of groups that the caller may see, by code. */
export function members(rows: Rows, groupIds: readonly number[]) {
  return rows
    .from('station')
    .innerJoin('stationGroupMember as member', (join) =>
      join.onRef('member.sellerId', '=', 'station.sellerId').onRef('member.stationId', '=', 'station.id'),
    )
    .select(['member.stationGroupId', 'station.id', 'station.name', 'station.nameEn'])
    .where('member.stationGroupId', 'in', [0, ...groupIds])
    .orderBy('station.code')
    .execute()
}

/** Which of these stations the caller may see. */
export async function visibleStations(rows: Rows, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows
    .from('station')
    .select('station.id')
    .where('station.id', 'in', [0, ...ids])
    .execute()
  return new Set(found.map(({ id }) => id))
}

export async function addMembers(rows: Rows, stationGroupId: number, stationIds: readonly number[]) {
  if (stationIds.length === 0) return
  await rows.db
    .insertInto('stationGroupMember')
    .values(stationIds.map((stationId) => ({ sellerId: rows.sellerId, stationGroupId, stationId })))
    .execute()
}

export async function removeMembers(rows: Rows, stationGroupId: number, stationIds: readonly number[]) {
  await rows.db
    .deleteFrom('stationGroupMember')
    .where('sellerId', '=', rows.sellerId)
    .where('stationGroupId', '=', stationGroupId)
    .where('stationId', 'in', [0, ...stationIds])
    .execute()
}

/** For other lists: the station is in one of these groups. */
export function isInGroup(groupIds: readonly number[]) {
  return ({ exists, selectFrom }: ExpressionBuilder<Tables, 'station'>): Expression<SqlBool> =>
    exists(
      selectFrom('stationGroupMember as member')
        .innerJoin('stationGroup as of', (join) =>
          join.onRef('of.sellerId', '=', 'member.sellerId').onRef('of.id', '=', 'member.stationGroupId'),
        )
        .select('member.stationId')
        .whereRef('member.sellerId', '=', 'station.sellerId')
        .whereRef('member.stationId', '=', 'station.id')
        .where('of.deleted', '=', 0)
        .where('member.stationGroupId', 'in', groupIds),
    )
}
