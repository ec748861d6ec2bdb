import type { Call } from '@ampdeck/api/contract'
import { drawn } from '@ampdeck/api/testing/drawn'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables.ts'
import { tableNames } from './plain-calls.ts'

/** What fields and resources call a record where its table has another name. */
const names: Readonly<Record<string, string>> = {
  ...tableNames,
  bill: 'chargeOrder',
  order: 'chargeOrder',
  user: 'accountUser',
  model: 'costModel',
  unit: 'operatingUnit',
}
/** A field for the number of a record, or several: `id`, `stationIds`. */
const IS_NUMBER = /(^i|I)ds?$/
/** Fields for what a call is about. */
const OWN = ['id', 'ids']
/** Where an answer tells of what was done with a record that was named. */
const DONE = ['done', 'accepted']
/** Numbers of records are larger: below are counts and amounts. */
const LEAST_NUMBER = 1e9
const PAGE_SIZE = 100

export interface ForeignBody {
  body: Record<string, unknown>
  /** The numbers in it. */
  named: ReadonlySet<number>
  /** Whether one of them is the record that the call is about. */
  isOfRecord: boolean
}

export interface ForeignRecords {
  /**
   * Inputs of a call that name their records wherever it takes a record's number: none, each alone, all together, and
   * all of a record as its own seller reads it.
   */
  bodiesFor(resource: string, call: Call, record?: Record<string, unknown>): ForeignBody[]
  /** The numbers of their records in an answer or a row, beside those that were named and not acted upon. */
  numbersIn(data: unknown, named?: ReadonlySet<number>): number[]
}

/** A row of a table; the fields are those of the table. */
export interface AnyRow {
  id: number
  sellerId: number
  stationId?: number | null
  deleted?: number
}

/** What there is that a caller must not reach. */
export async function foreignRecords(
  db: Kysely<Tables>,
  isForeign: (row: AnyRow, table: string) => boolean,
): Promise<ForeignRecords> {
  const numbers = new Set<number>()
  const first = new Map<string, number>()
  for (const table of await tablesWith(db, 'id', 'seller_id')) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}`.execute(db)
    const [theirs = [], own = []] = [true, false].map((is) =>
      rows.filter((row) => isForeign(row, table) === is),
    )
    const shared = new Set(own.map(({ id }) => id))
    const foreign = theirs.filter(({ id }) => !shared.has(id))
    for (const { id } of foreign) if (id > LEAST_NUMBER) numbers.add(id)
    const record = foreign.find(({ deleted = 0 }) => deleted === 0)
    if (record) first.set(table.replaceAll('_', ''), record.id)
  }
  const longestFirst = [...first.keys()].toSorted((a, b) => b.length - a.length)

  /** Of the table that the field ends with, else of the resource's own: `toStationId` names a station. */
  function numberFor(field: string, resource: string): number {
    const name = field.replace(IS_NUMBER, '')
    const table =
      names[name || resource] ?? longestFirst.find((one) => (name || resource).toLowerCase().endsWith(one))
    return first.get((table ?? 'station').toLowerCase()) ?? 0
  }

  function naming(value: unknown, field: string, resource: string): unknown {
    if (Array.isArray(value)) return value.map((item) => naming(item, field, resource))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, naming(inner, key, resource)]),
      )
    return typeof value === 'number' && IS_NUMBER.test(field) ? numberFor(field, resource) : value
  }

  const numbersIn: ForeignRecords['numbersIn'] = (data, named = new Set()) =>
    numbersOf(data).flatMap(({ number, isDone }) =>
      numbers.has(number) && (isDone || !named.has(number)) ? [number] : [],
    )

  return {
    bodiesFor(resource, call, record) {
      const all = naming(inputOf(call.input), '', resource) as Record<string, unknown>
      const fields = Object.keys(all).filter((field) => IS_NUMBER.test(field))
      const rest = Object.fromEntries(Object.entries(all).filter(([field]) => !IS_NUMBER.test(field)))
      const needed = Object.fromEntries(
        Object.entries(all).filter(([field]) => isNeeded(call.input, all, field)),
      )
      const page = 'pageSize' in all && { pageSize: PAGE_SIZE }
      // What is read is found by few conditions, what is written needs many fields.
      const beside = call.effect === 'read' ? needed : rest
      const bodies: Record<string, unknown>[] = [
        { ...needed, ...page },
        ...fields.map((field) => ({ ...beside, ...page, [field]: all[field] })),
        { ...all, ...page },
        ...(record ? [{ ...all, ...record }] : []),
      ]
      const different = new Map(bodies.map((body) => [JSON.stringify(body), body]))
      return [...different.values()].map((body) => ({
        body,
        named: new Set(numbersOf(body).map(({ number }) => number)),
        isOfRecord: OWN.some((field) => field in all && numbersIn(body[field]).length > 0),
      }))
    },
    numbersIn,
  }
}

/** All numbers in an answer or a body, and whether they stand where it is told what was done. */
function numbersOf(value: unknown, isDone = false): { number: number; isDone: boolean }[] {
  if (typeof value === 'number') return [{ number: value, isDone }]
  if (Array.isArray(value)) return value.flatMap((item) => numbersOf(item, isDone))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, isDone || DONE.includes(key)))
}

/** An input as the contract describes it, without the fields that it may do without and nothing can be drawn for. */
function inputOf(schema: z.ZodType): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return attempt(schema) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>)
      .map(([field, part]) => [field, attempt(part)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function attempt(schema: z.ZodType): unknown {
  try {
    return drawn(schema)
  } catch {
    return schema instanceof z.ZodObject ? {} : undefined
  }
}

function isNeeded(schema: z.ZodType, body: object, field: string): boolean {
  const issues = schema.safeParse({ ...body, [field]: undefined }).error?.issues ?? []
  return issues.some(({ path: [first] }) => first === field)
}

export interface Written {
  table: string
  /** As it is then, or was when it was deleted. */
  row: { id?: number; seller_id: number; station_id?: number | null }
}

/**
 * Takes note from now on of every row of these sellers that is written, whoever writes it and even if it says the same
 * as before. Gives what was written since it was asked the last time.
 */
export async function watchWrites(
  db: Kysely<Tables>,
  sellers: readonly number[],
): Promise<() => Promise<Written[]>> {
  const ids = sql.join(sellers.map((seller) => sql.lit(seller)))
  await sql`create table written (name text, content jsonb)`.execute(db)
  await sql`create function note_written() returns trigger language plpgsql as $$ begin
    if old.seller_id in (${ids}) then insert into written values (tg_table_name, to_jsonb(old)); end if;
    if new.seller_id in (${ids}) then insert into written values (tg_table_name, to_jsonb(new)); end if;
    return null;
  end $$`.execute(db)
  for (const table of await tablesWith(db, 'seller_id'))
    await sql`create trigger note_written after insert or update or delete on ${sql.table(table)}
      for each row execute function note_written()`.execute(db)
  return async () => {
    const { rows } = await sql<Written>`delete from written returning name as table, content as row`.execute(
      db,
    )
    return rows
  }
}

/** The tables, in the database's spelling, that have these columns; of a partitioned one the whole. */
async function tablesWith(db: Kysely<Tables>, ...columns: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in (${sql.join(columns)})
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    group by 1 having count(*) = ${columns.length}`.execute(db)
  return rows.map(({ name }) => name)
}
