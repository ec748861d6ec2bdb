import { isDeepStrictEqual } from 'node:util'
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { failures } from '../foundation/failure.ts'
import type { Scope } from './scope.ts'
import { scopeTags } from './scope-tags.ts'
import type { AnyTable, NamedKind, ScopeTag, Tables } from './tables.ts'

/*
 * Records that name several stations, piles, members or fleets, in lists of their own or because those are bound to
 * them. One rule for all of them: who sees one of the named ones sees the record, with those alone that he sees. He puts
 * in and takes out what he sees; what he does not see stays. Everything else of the record is changed, and the record
 * deleted, by who sees all that it names.
 */

/** What somebody sees: `Rows`, as far as this rule asks it. */
interface Reader {
  readonly scope: Scope
  from(table: AnyTable): SelectQueryBuilder<Tables, AnyTable, object>
  wholeSeller(): Reader
}

type Row = Readonly<Record<string, unknown>>
/** A list of a record, with the kind of what it names. */
type List = readonly [column: string, of: NamedKind, ids: readonly number[]]
type Names = NonNullable<ScopeTag['names']>

const tagOf = (table: string): ScopeTag => scopeTags[table] ?? {}
/** A record as it is stored. */
export type Stored = Row & { id: number; version: number }

function listsOf({ lists }: Names, row: Row): List[] {
  return Object.entries(lists).flatMap(([column, named]): List[] => {
    const of = typeof named === 'string' ? named : named?.kinds[Number(row[named.by])]
    return of ? [[column, of, (row[column] as number[] | null | undefined) ?? []]] : []
  })
}

/** Whether somebody sees some of these only. */
function isCut({ scope }: Reader, of: NamedKind): boolean {
  return (of === 'station' || of === 'pile' ? scope.stationIds : scope.groupIds) !== null
}

const seesAll = ({ scope }: Reader) => scope.stationIds === null && scope.groupIds === null

/** Which rows a reader sees by what they name, as a condition; nothing where he sees them all. */
export function namesSeen(
  { stationIds, groupIds }: Scope,
  table: string,
  { lists, isOpen }: Names,
): Expression<SqlBool> | undefined {
  if (isOpen || (stationIds === null && groupIds === null)) return undefined
  const seen = (column: string, of: NamedKind) => {
    const ids = sql.ref(`${table}.${column}`)
    const cut = of === 'station' || of === 'pile' ? stationIds : groupIds
    if (cut === null) return sql`true`
    if (of === 'station' || of === 'fleet') return sql`${ids} && ${cut}::bigint[]`
    const [named, by] = of === 'pile' ? ['pile', 'stationId'] : ['member', 'groupId']
    return sql`exists (select from ${sql.table(named)} as named where named.seller_id = ${sql.ref(`${table}.sellerId`)}
      and named.id = any(${ids}) and ${sql.ref(`named.${by}`)} = any(${cut}::bigint[]))`
  }
  const columns = Object.entries(lists)
  const isEmpty = sql.join(
    columns.map(([column]) => sql`cardinality(${sql.ref(`${table}.${column}`)}) = 0`),
    sql` and `,
  )
  const matches = columns.flatMap(([column, named]) =>
    typeof named === 'string'
      ? [seen(column, named)]
      : Object.entries(named?.kinds ?? {}).map(
          ([code, of]) =>
            sql`(${sql.ref(`${table}.${named?.by}`)} = ${Number(code)} and ${seen(column, of as NamedKind)})`,
        ),
  )
  return sql<SqlBool>`((${isEmpty}) or ${sql.join(matches, sql` or `)})`
}

async function seenOf(rows: Reader, of: NamedKind, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await rows
    .from(of as AnyTable)
    .select(sql<number>`${sql.ref(`${of}.id`)}`.as('id'))
    .where(sql<SqlBool>`${sql.ref(`${of}.id`)} = any(${ids}::bigint[])`)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Which of these somebody does not see although they are there. */
async function unseen(rows: Reader, of: NamedKind, ids: readonly number[]): Promise<Set<number>> {
  if (!isCut(rows, of)) return new Set()
  const seen = await seenOf(rows, of, ids)
  const there = await seenOf(rows.wholeSeller(), of, ids)
  return new Set([...there].filter((id) => !seen.has(id)))
}

/** Refuses to name what is not there for whoever writes. */
async function checkSeen(rows: Reader, of: NamedKind, ids: readonly number[]): Promise<void> {
  if ((await seenOf(rows, of, ids)).size < new Set(ids).size) throw failures.notFound()
}

/** Records without what their lists name beyond the reader's scope. */
export async function asSeen<R extends object>(
  rows: Reader,
  table: string,
  records: readonly R[],
): Promise<R[]> {
  const { names } = tagOf(table)
  if (!names || seesAll(rows)) return [...records]
  const lists = records.map((record) => listsOf(names, record as Row))
  const hidden = new Map<NamedKind, Set<number>>()
  for (const [of, named] of Map.groupBy(lists.flat(), ([, kind]) => kind))
    hidden.set(of, await unseen(rows, of, [...new Set(named.flatMap(([, , ids]) => ids))]))
  return records.map((record, index) => {
    const seen = (lists[index] ?? [])
      .filter(([column]) => column in record)
      .map(([column, of, ids]) => [column, ids.filter((id) => !hidden.get(of)?.has(id))])
    return { ...record, ...Object.fromEntries(seen) }
  })
}

/** Refuses a new record that names what its maker does not see, or is for all where he sees a part. */
export async function checkNew(rows: Reader, table: string, row: Row): Promise<void> {
  const tag = tagOf(table)
  if (await isBoundBeyond(rows, tag, row)) throw failures.beyondScope()
  if (!tag.names) return
  const lists = listsOf(tag.names, row)
  for (const [, of, ids] of lists) await checkSeen(rows, of, ids)
  if (isForAll(rows, tag.names, lists)) throw failures.beyondScope()
}

/**
 * What is written of a change: the lists with what stays in them because its writer does not see it. Refuses a change
 * of anything else, a deletion among it, of a record that goes beyond what he sees.
 */
export async function changeWithin(rows: Reader, table: string, before: Stored, values: Row): Promise<Row> {
  const tag = tagOf(table)
  const { names } = tag
  if (!names && !tag.boundBy && !tag.partOf) return values
  const differing = Object.keys(values).filter((key) => !isSame(before[key], values[key]))
  if (differing.length === 0) return values
  if (await isBoundBeyond(rows, tag, before)) throw failures.beyondScope()
  if (!names) return values

  const stored = listsOf(names, before)
  const kept = new Map<string, number[]>()
  for (const [column, of, ids] of stored) {
    const others = await unseen(rows, of, ids)
    kept.set(
      column,
      ids.filter((id) => others.has(id)),
    )
  }
  const isOwn = [...kept.values()].every((ids) => ids.length === 0)
  const isElse = differing.some((key) => !kept.has(key))
  const lists = listsOf(names, { ...before, ...values }).map(([column, of, ids]): List => {
    return [column, of, [...new Set([...(kept.get(column) ?? []), ...ids])]]
  })
  const isOfLists = !names.isOpen || differing.some((key) => kept.has(key))
  const reachesAll = isForAll(rows, names, stored) || isForAll(rows, names, lists)
  if ((isOfLists && reachesAll) || (!names.isOpen && !isOwn && isElse)) throw failures.beyondScope()
  for (const [column, of, ids] of lists) {
    // Numbers of another kind say nothing of this one.
    const [, , named = []] = stored.find(([own, kind]) => own === column && kind === of) ?? []
    await checkSeen(
      rows,
      of,
      ids.filter((id) => !named.includes(id)),
    )
  }
  const written = lists.filter(([column]) => column in values)
  return { ...values, ...Object.fromEntries(written.map(([column, , ids]) => [column, ids])) }
}

/** Whether somebody sees all that a record names or has bound to it. */
export async function seesWhole(rows: Reader, table: string, row: Row): Promise<boolean> {
  if (seesAll(rows)) return true
  const tag = tagOf(table)
  if (await isBoundBeyond(rows, tag, row)) return false
  if (!tag.names) return true
  const lists = listsOf(tag.names, row)
  if (isForAll(rows, tag.names, lists)) return false
  for (const [, of, ids] of lists) if ((await unseen(rows, of, ids)).size > 0) return false
  return true
}

/** Whether the record, or the one that it is a part of, is bound to something that somebody does not see. */
async function isBoundBeyond(rows: Reader, { boundBy = [], partOf }: ScopeTag, row: Row): Promise<boolean> {
  if (seesAll(rows)) return false
  const bound = partOf ? (tagOf(partOf.table).boundBy ?? []) : boundBy
  const id = partOf ? row[partOf.by] : row.id
  if (id === undefined) return false
  for (const place of bound) {
    const [table, column] = place.split('.') as [AnyTable, string]
    const count = async (all: Reader) => {
      const found = await all
        .from(table)
        .select(sql<number>`count(*)`.as('count'))
        .where(sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${id}`)
        .executeTakeFirstOrThrow()
      return Number(found.count)
    }
    if ((await count(rows)) < (await count(rows.wholeSeller()))) return true
  }
  return false
}

/** Whether a record that names nothing is for all, of which somebody sees a part. */
function isForAll(rows: Reader, { emptyIsAll }: Names, lists: readonly List[]): boolean {
  return emptyIsAll && lists.every(([, , ids]) => ids.length === 0) && lists.some(([, of]) => isCut(rows, of))
}

/** JSON is written as a text and read as what it says. */
function isSame(before: unknown, after: unknown): boolean {
  const text = JSON.stringify(before ?? null)
  if (text === JSON.stringify(after ?? null)) return true
  if (typeof after !== 'string' || typeof before !== 'object') return false
  try {
    return isDeepStrictEqual(JSON.parse(after), before)
  } catch {
    return false
  }
}
