import { UserPortraitFilter } from '@ampdeck/api/statistics/user-portrait'
import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { listOf } from '../../database/list.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { isReferredTo, sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = Partial<z.output<typeof UserPortraitFilter>>

const usual: Order = { by: 'memberPortrait.recency', order: 'asc' }

/** Portraits with who they are of. */
function matching(rows: Rows, filter: Filter) {
  return rows
    .from('memberPortrait')
    .innerJoin('member', sameSeller('member.id', 'memberPortrait.memberId'))
    .leftJoin('station', sameSeller('station.id', 'memberPortrait.prefStationId'))
    .where('member.deleted', '=', 0)
    .where(
      where(UserPortraitFilter, filter, 'memberPortrait', {
        memberNo: 'member.memberNo',
        name: 'member.name',
        type: 'member.type',
      }),
    )
    .selectAll('memberPortrait')
    .select(['member.id', 'member.memberNo', 'member.name', 'member.phone', 'member.type', 'member.level'])
    .select(['station.name as prefStationName', 'station.nameEn as prefStationNameEn'])
}

type Found = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

/** What is shown of a portrait; a station is named only to those who see it. */
function shown({ scope: { stationIds } }: Rows, found: Found) {
  const isSeen = stationIds === null || stationIds.includes(found.prefStationId)
  return {
    ...maskedPhone(found),
    firstDay: dayText(found.firstDay),
    lastDay: dayText(found.lastDay),
    prefStationName: isSeen ? found.prefStationName : null,
    prefStationNameEn: isSeen ? found.prefStationNameEn : null,
  }
}

/** Of a day's number. */
const dayText = (day: number) => formatDate(day * DAY)

export const { page, all, one } = listOf({
  table: 'memberPortrait',
  usual,
  id: 'memberPortrait.memberId',
  query: matching,
  shown: (one, rows) => shown(rows, one),
})

/** Where a member stands among all others, in basis points of those who have less. */
export async function radarOf(rows: Rows, of: Awaited<ReturnType<typeof one>>) {
  const less = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(round(10000.0 * count(*) filter (where ${condition}) / nullif(count(*), 0)), 0)::int`
  const perOrder = sql`spend90_fen::numeric / greatest(frequency90, 1)`
  const found = await ofSeller(rows.db, of.sellerId)
    .from('memberPortrait')
    .select([
      less(sql`recency > ${of.recency}`).as('recency'),
      less(sql`frequency90 < ${of.frequency90}`).as('frequency'),
      less(sql`spend90_fen < ${of.spend90Fen}`).as('spend'),
      less(sql`${perOrder} < ${of.spend90Fen}::numeric / ${Math.max(1, of.frequency90)}`).as('charge'),
      less(sql`valley_bps < ${of.valleyBps}`).as('valley'),
      less(sql`stations < ${of.stations}`).as('stations'),
    ])
    .executeTakeFirstOrThrow()
  return Object.entries(found).map(([axis, basisPoints]) => ({
    axis: axis as keyof typeof found,
    basisPoints,
  }))
}

/** A member's charges from a day on. */
export function chargesSince(rows: Rows, memberId: number, firstDay: number) {
  return rows
    .from('memberStat')
    .where('memberId', '=', memberId)
    .where('ended', '>=', firstDay * 24)
    .select(['began', 'ended', 'stationId', 'orders', 'energyWh', 'spendFen'])
    .execute()
}

/** The five segments that have members, and how many members have never charged. */
export async function segments(rows: Rows) {
  const [found, { neverCharged }] = await Promise.all([
    rows
      .from('memberPortrait')
      .innerJoin('member', sameSeller('member.id', 'memberPortrait.memberId'))
      .where('member.deleted', '=', 0)
      .select('memberPortrait.segment')
      .select((of) => [
        of.fn.countAll<number>().as('members'),
        of.fn.sum<number>('frequency90').as('orders90'),
        of.fn.sum<number>('energy90Wh').as('energy90Wh'),
        of.fn.sum<number>('spend90Fen').as('spend90Fen'),
      ])
      .groupBy('memberPortrait.segment')
      .execute(),
    rows
      .from('member')
      .select((of) => of.fn.countAll<number>().as('neverCharged'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('memberPortrait')
              .where(isReferredTo('memberPortrait.memberId', 'member.id'))
              .select(sql`1`.as('one')),
          ),
        ),
      )
      .executeTakeFirstOrThrow(),
  ])
  return { found, neverCharged }
}

/** Gives the members of a segment that the caller sees a tag; how many there are, and how many did not have it. */
export async function tagSegment(rows: Rows, segment: number, tagId: number) {
  const members = rows
    .from('memberPortrait')
    .innerJoin('member', sameSeller('member.id', 'memberPortrait.memberId'))
    .where('member.deleted', '=', 0)
    .where('memberPortrait.segment', '=', segment as Found['segment'])
    .select('memberPortrait.memberId')
  const { rows: counted } = await sql<{ members: number; added: number }>`
    with found as materialized (${members}),
      added as (insert into tag_bind (seller_id, tag_id, object_id)
        select ${rows.sellerId}, ${tagId}, member_id from found on conflict do nothing returning 1)
    select (select count(*) from found) as members, (select count(*) from added) as added`.execute(rows.db)
  const count = counted[0] ?? { members: 0, added: 0 }
  rows.changes.push({ table: 'tagBind', id: tagId, before: null, after: { segment, ...count } })
  return count
}
