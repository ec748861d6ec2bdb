import { StationGroupFilter } from '@ampdeck/api/config/station-group'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { nameKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof StationGroupFilter>

/** The seller's groups that match, with the name of whom each belongs to. */
export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('stationGroup')
    .leftJoin('accountUser as owner', sameSeller('owner.id', 'stationGroup.ownerUserId'))
    .selectAll('stationGroup')
    .select('owner.name as ownerName')
    .where(
      where(StationGroupFilter, filter, 'stationGroup', {
        name: ['stationGroup.name', 'stationGroup.nameEn'],
      }),
    )
}

export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .clearSelect()
    .select(['stationGroup.id', 'stationGroup.name', 'stationGroup.nameEn'])
    .orderBy(nameKey('stationGroup.name'))
    .limit(1_000)
    .execute()
}

/** The stations of groups that the caller may see, by code. */
export function members(rows: Rows, groupIds: readonly number[]) {
  return rows
    .from('station')
    .innerJoin('stationGroupMember as member', sameSeller('member.stationId', 'station.id'))
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
  await ofSeller(rows.db, rows.sellerId)
    .delete('stationGroupMember')
    .where('stationGroupId', '=', stationGroupId)
    .where('stationId', 'in', [0, ...stationIds])
    .execute()
}

/** For other lists: the station is in one of these groups. */
export function isInGroup(groupIds: readonly number[]) {
  return sql<SqlBool>`exists (select from station_group_member as member
    join station_group as of on of.seller_id = member.seller_id and of.id = member.station_group_id
    where member.seller_id = station.seller_id and member.station_id = station.id and of.deleted = 0
      and member.station_group_id = any (${groupIds}::bigint[]))`
}
