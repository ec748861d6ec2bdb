import { WallFilter } from '@ampdeck/api/system/wall'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import { withStations } from '../../config/report-group/report-group.store.ts'
import { ofSellers } from '../../database/of-seller.ts'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'

/** A screen says once a minute that it is on. */
export const SILENT_AFTER_MS = 150_000

export async function page(rows: Rows, request: z.output<typeof WallFilter> & PageRequest, now: number) {
  const query = rows
    .from('wall')
    .where(where(WallFilter, request, 'wall', { name: ['wall.name', 'wall.nameEn'], scenes: hasScene }))
  const order = orderOf(request, 'wall', { by: 'wall.name', order: 'asc' })
  const found = await readPage(rows.db, query.selectAll('wall'), request, { ...order, id: 'wall.id' })
  return { ...found, records: await asShown(rows, found.records, now) }
}

const hasScene = (scenes: readonly number[]) => sql<boolean>`wall.scenes && ${scenes}::integer[]`

/** Walls with their stations and the count of their screens; what opens a wall is not among it. */
export async function asShown(rows: Rows, walls: readonly Selectable<Tables['wall']>[], now: number) {
  const sellers = walls.map(({ sellerId }) => sellerId)
  const counts = await ofSellers(rows.db, sellers)
    .from('wallScreen')
    .where('expires', '>', now)
    .where('wallId', '=', sql<number>`any(${walls.map(({ id }) => id)}::bigint[])`)
    .select(['wallId', sql<number>`count(*)`.as('screens')])
    .select(sql<number>`count(*) filter (where last_seen > ${now - SILENT_AFTER_MS})`.as('screensOn'))
    .groupBy('wallId')
    .execute()
  const byWall = new Map(counts.map((count) => [count.wallId, count]))
  return (await withStations(rows, walls)).map(({ linkHash: _, linkUserId: __, ...wall }) => ({
    ...wall,
    linkExpires: wall.linkExpires !== null && wall.linkExpires > now ? wall.linkExpires : null,
    screens: byWall.get(wall.id)?.screens ?? 0,
    screensOn: byWall.get(wall.id)?.screensOn ?? 0,
  }))
}
