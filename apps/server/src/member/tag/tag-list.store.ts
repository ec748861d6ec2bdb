import { type Tag, TagFilter, type tag } from '@ampdeck/api/member/tag'
import type { TagRule } from '@ampdeck/api/member/tag-rule'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { asPlate, asVin, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { idsOf, type TagTable, tagTables } from './tag-rule.store.ts'

type Found = z.output<typeof Tag>
type Filter = z.output<typeof TagFilter>

/** As many as a picker shows. */
const MAX = 50
const EXAMPLES = 5

const matching = (rows: Rows, filter: Filter) => rows.from('tag').where(where(TagFilter, filter, 'tag'))

const counted = (rows: Rows, filter: Filter) =>
  matching(rows, filter)
    .selectAll('tag')
    .select(
      sql<number>`(select count(*) from tag_bind b where b.seller_id = tag.seller_id and b.tag_id = tag.id)`.as(
        'count',
      ),
    )
    .$castTo<Found>()

export function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'tag', { by: 'tag.name', order: 'asc' })
  const by = request.sortField === 'count' ? 'count' : order.by
  return readPage(rows.db, counted(rows, request), request, { ...order, by, id: 'tag.id' })
}

export async function byId(rows: Rows, id: number): Promise<Found> {
  const found = await counted(rows, {}).where('tag.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** For pickers. */
export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .select(['tag.id', 'tag.name', 'tag.objectKind'])
    .orderBy(nameKey('tag.name'))
    .execute()
}

const shown: Readonly<Record<TagTable, { name: string; nameEn: string | null; detail: string }>> = {
  member: { name: 'member.name', nameEn: null, detail: 'member.memberNo' },
  station: { name: 'station.name', nameEn: 'station.nameEn', detail: 'station.code' },
  vehicle: { name: 'vehicle.plate', nameEn: null, detail: 'vehicle.vin' },
}

/** The objects of a kind that the caller may see, each by its name and its number. */
function objects(rows: Rows, objectKind: number) {
  const table = tagTables[objectKind as keyof typeof tagTables]
  const { name, nameEn, detail } = shown[table]
  const id = `${table}.id`
  const query = rows
    .from(table)
    .select(sql<number>`${sql.ref(id)}`.as('id'))
    .select(sql<string>`${sql.ref(name)}`.as('name'))
    .select(sql<string | null>`${nameEn === null ? sql`null` : sql.ref(nameEn)}`.as('nameEn'))
    .select(sql<string | null>`${sql.ref(detail)}`.as('detail'))
  return { query, id, name, detail, table }
}

/** What a query has to say of an object. */
const isOneOf = (id: string, ids: ReturnType<typeof sql>) => sql<boolean>`${sql.ref(id)} in (${ids})`

export async function bound(rows: Rows, tagId: number, request: PageRequest) {
  const { objectKind } = await rows.get('tag', tagId)
  const { query, id, name } = objects(rows, objectKind)
  const ofTag = sql`select b.object_id from tag_bind b where b.seller_id = ${rows.sellerId} and b.tag_id = ${tagId}`
  const order = request.sortOrder ?? 'asc'
  return readPage(rows.db, query.where(isOneOf(id, ofTag)), request, { by: name, order, id })
}

export function choices(rows: Rows, { objectKind, text, id: ids }: z.output<typeof tag.choices.input>) {
  const { query, id, name, detail, table } = objects(rows, objectKind)
  if (ids) return query.where(isOneOf(id, sql.join(ids))).execute()
  if (text === undefined) return query.orderBy(nameKey(name)).limit(MAX).execute()
  const [asName, asDetail] = table === 'vehicle' ? [asPlate(text), asVin(text)] : [text, text]
  return query
    .where(
      sql<boolean>`(${sql.ref(name)} ilike ${containing(asName)} or ${sql.ref(detail)} ilike ${containing(asDetail)})`,
    )
    .orderBy(nameKey(name))
    .limit(MAX)
    .execute()
}

/** What a rule finds now of what the caller may see. */
export async function preview(rows: Rows, { objectKind, rule }: { objectKind: number; rule: TagRule }) {
  const { query, id, name, table } = objects(rows, objectKind)
  const found = isOneOf(id, idsOf(rule, { table, sellerId: rows.sellerId, now: rows.now }))
  const all = rows.from(table).select(sql<number>`count(*)`.as('total'))
  const [examples, { total, count }] = await Promise.all([
    query.where(found).orderBy(nameKey(name)).limit(EXAMPLES).execute(),
    all.select(sql<number>`count(*) filter (where ${found})`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { total, count, examples }
}

/** Those of the ids that the caller may see. */
export async function visible(rows: Rows, objectKind: number, ids: readonly number[]): Promise<number[]> {
  const { query, id } = objects(rows, objectKind)
  const found = await query.where(isOneOf(id, sql.join([...ids]))).execute()
  return found.map((row) => row.id)
}
