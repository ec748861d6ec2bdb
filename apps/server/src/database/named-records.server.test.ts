import type { Call } from '@ampdeck/api/contract'
import { auditState } from '@ampdeck/api/enumerations/member'
import { everyCall } from '@ampdeck/api/resources'
import { drawn } from '@ampdeck/api/testing/drawn'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableNames } from '../testing/plain-calls.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { scopeTags } from './scope-tags.ts'
import type { NamedKind } from './tables.ts'

/*
 * Every record that names several stations, piles or members in a list, or has them bound to it, and every call that
 * writes one: by somebody who sees the first of two named ones, by one who sees neither, and by one who sees both.
 */

type Row = Record<string, unknown> & { id: number }

interface Case {
  name: string
  table: string
  /** The list with the kind of what it names; a record without one has the others bound to it. */
  list?: { column: string; of: NamedKind; set: Record<string, unknown> }
  boundBy?: string
}

const SELLER = 10_001
const LOG = ['createTime', 'updateTime', 'createUser', 'updateUser', 'version']

/** Which records of a table can be written, where that depends on their state or on what is around them. */
const WRITABLE: Readonly<Record<string, RawBuilder<unknown>>> = {
  reconciliationContract: sql`audit_state <> ${sql.lit(auditState.code.passed)}`,
  fleet: sql`id in (select group_id from member)`,
}

const cases: Case[] = Object.entries(scopeTags).flatMap(([table, { names, boundBy = [] }]): Case[] => [
  ...boundBy.map((place) => ({ name: `${table}, bound by ${place}`, table, boundBy: place })),
  ...Object.entries(names?.lists ?? {}).flatMap(([column, named]): Case[] => {
    if (typeof named === 'string')
      return [{ name: `${table}.${column}`, table, list: { column, of: named, set: {} } }]
    return Object.entries(named?.kinds ?? {}).map(([code, of]) => {
      const set = { [String(named?.by)]: Number(code) }
      return {
        name: `${table}.${column} of ${of} ${code}`,
        table,
        list: { column, of: of as NamedKind, set },
      }
    })
  }),
])

let server: TestApp
const tokens = { part: '', none: '', all: '', whole: '' }
type Person = keyof typeof tokens
/** Of each kind one that `part` sees, one that `all` sees as well, and one that `none` sees. */
const things = {} as Record<NamedKind, [number, number, number]>
const someone = (of: NamedKind) => things[of]

beforeAll(async () => {
  server = await createTestApp()
  tokens.whole = await server.login('admin')
  const three = async (query: RawBuilder<{ id: number }>) => {
    const { rows } = await query.execute(server.db)
    if (rows.length < 3) throw new Error('The demo network has too few of them')
    return rows.map(({ id }) => Number(id)) as [number, number, number]
  }
  const station = await three(sql`select s.id from station s where seller_id = ${SELLER} and deleted = 0
    and exists (select from gun g where g.station_id = s.id and g.deleted = 0) order by id limit 3`)
  const fleet = await three(sql`select f.id from fleet f where seller_id = ${SELLER} and deleted = 0
    and exists (select from member m where m.group_id = f.id and m.deleted = 0) order by id limit 3`)
  Object.assign(things, {
    station,
    fleet,
    pile: await three(sql`select min(id) as id from pile where station_id = any(${station}::bigint[]) and deleted = 0
      group by station_id order by station_id`),
    member:
      await three(sql`select min(id) as id from member where group_id = any(${fleet}::bigint[]) and deleted = 0
      group by group_id order by group_id`),
  })
  for (const [n, [person, from, to]] of (
    [
      ['part', 0, 1],
      ['all', 0, 2],
      ['none', 2, 3],
    ] as const
  ).entries()) {
    const own = {
      id: n + 1,
      account: person,
      station_ids: station.slice(from, to),
      group_ids: fleet.slice(from, to),
    }
    await copyOf('account_user', sql`account = 'admin'`, own)
    tokens[person] = await server.login(person)
  }
})
afterAll(() => server.close())

/** A row like one of the seller's, with some columns of its own, in the database's spelling. */
async function copyOf(table: string, like: RawBuilder<unknown>, own: object): Promise<void> {
  await sql`insert into ${sql.table(table)} select (jsonb_populate_record(t, ${JSON.stringify(own)}::jsonb)).*
    from ${sql.table(table)} t where seller_id = ${SELLER} and ${like} limit 1`.execute(server.db)
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function stored(table: string, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{
    row: Record<string, unknown>
  }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where seller_id = ${SELLER} and id = ${id}`.execute(server.db)
  return Object.fromEntries(
    Object.entries(rows[0]?.row ?? {}).filter(([column]) => !LOG.some((one) => snake(one) === column)),
  )
}

/** A record of the table that names, or to which are bound, the first two things. */
async function prepare({ table, list, boundBy }: Case): Promise<number> {
  const writable = WRITABLE[table] ?? sql`true`
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where seller_id = ${SELLER}
    and deleted = 0 and ${writable} order by id limit 1`.execute(server.db)
  const id = Number(rows[0]?.id ?? 0)
  expect(id, `the demo network has a ${table}`).toBeGreaterThan(0)
  const { fleet, names } = scopeTags[table] ?? {}
  const values = {
    ...(fleet && table !== 'fleet' ? { [fleet]: someone('fleet')[0] } : {}),
    ...Object.fromEntries(Object.keys(names?.lists ?? {}).map((column) => [column, []])),
    ...list?.set,
    ...(list && { [list.column]: someone(list.of).slice(0, 2) }),
  }
  if (Object.keys(values).length > 0)
    await server.db
      .updateTable(table as 'wall')
      .set(values as object)
      .where('id', '=', id)
      .execute()
  if (boundBy) await bind(boundBy, id)
  return id
}

/** Binds one row at either station. */
async function bind(place: string, id: number): Promise<void> {
  const [table = '', column = ''] = place.split('.')
  const at = sql.ref(scopeTags[table]?.station ?? '')
  for (const station of someone('station').slice(0, 2)) {
    if (table === 'stationGroupMember') {
      const row = { sellerId: SELLER, stationGroupId: id, stationId: station }
      await server.db
        .insertInto('stationGroupMember')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute()
      continue
    }
    const row = sql`select id from ${sql.table(table)} where ${at} = ${station} order by id limit 1`
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
      where id = (${row})`.execute(server.db)
    if (numAffectedRows === 0n)
      await copyOf(table, sql`true`, {
        id: id + station,
        [snake(column)]: id,
        station_id: station,
        pile_id: id + station,
      })
  }
}

async function boundTo({ boundBy = '' }: Case, id: number): Promise<unknown[]> {
  const [table = '', column = ''] = boundBy.split('.')
  if (!table) return []
  const at = sql.ref(scopeTags[table]?.station ?? '')
  const { rows } = await sql<{ station: number }>`select distinct ${at} as station from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and ${at} = ${someone('station')[1]}`.execute(server.db)
  return rows
}

const resourceOf = (table: string) => Object.entries(tableNames).find(([, to]) => to === table)?.[0] ?? table

function writesOf(table: string): { name: string; call: Call }[] {
  const resource = resourceOf(table)
  return everyCall.filter(
    ({ name, call }) =>
      name.split('.')[0] === resource &&
      call.effect === 'write' &&
      name !== `${resource}.save` &&
      takesRecord(call),
  )
}

function takesRecord({ input }: Call): boolean {
  return [{ id: 1 }, { ids: [1] }].some((body) => {
    const issues = input.safeParse(body).error?.issues ?? []
    const known = Object.keys(body)[0]
    return 'shape' in input && known !== undefined && known in (input.shape as object) && issues !== undefined
  })
}

/** What somebody may try: the record as its seller reads it, with lists of his own, without any, and with another word. */
async function bodiesFor(call: Call, one: Case, id: number): Promise<Record<string, unknown>[]> {
  const get = everyCall.find(({ name }) => name === `${resourceOf(one.table)}.get`)
  const { data } = get
    ? await server.call<Row>(get.call.path, { id }, { token: tokens.whole })
    : { data: {} as Partial<Row> }
  const { version } = await server.db
    .selectFrom(one.table as 'wall')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const base = { ...attempt(call), ...data, id, ids: [id], version }
  const own = someone(one.list?.of ?? 'station').slice(0, 1)
  const lists = Object.fromEntries(
    [one.list?.column ?? 'stationIds', 'stationIds'].map((column) => [column, own]),
  )
  const words = Object.fromEntries(
    ['name', 'remark', 'code'].flatMap((field) => (field in base ? [[field, '改']] : [])),
  )
  return [
    { ...base, ...lists },
    { ...base, ...lists, [one.list?.column ?? 'stationIds']: [] },
    { ...base, ...lists, ...words },
    base,
  ]
}

function attempt({ input }: Call): Record<string, unknown> {
  try {
    return drawn(input) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Tries all calls and bodies, each on the record as it was; gives those that changed what is not the person's. */
async function tried(one: Case, person: Person): Promise<{ reached: string[]; done: string[] }> {
  const found = { reached: [] as string[], done: [] as string[] }
  for (const { name, call } of writesOf(one.table)) {
    const id = await prepare(one)
    for (const body of await bodiesFor(call, one, id)) {
      await restore(one, id)
      const before = await stored(one.table, id)
      const bound = await boundTo(one, id)
      const { code } = await server.call(call.path, body, { token: tokens[person] })
      expect([name, code]).not.toEqual([name, 500])
      const after = await stored(one.table, id)
      const column = one.list && snake(one.list.column)
      const others = (row: Record<string, unknown>) =>
        column
          ? (row[column] as number[]).filter((named) => named !== someone(one.list?.of ?? 'station')[0])
          : []
      const rest = (row: Record<string, unknown>) => ({ ...row, [column ?? '']: null })
      const isChanged =
        JSON.stringify([others(after), rest(after), await boundTo(one, id)]) !==
        JSON.stringify([others(before), rest(before), bound])
      if (isChanged) found.reached.push(name)
      if (code === 0) found.done.push(name)
    }
  }
  await restore(one, await prepare(one))
  return { reached: [...new Set(found.reached)], done: [...new Set(found.done)] }
}

const originals = new Map<string, string>()

/** The record as it was prepared at first, for a call that may have deleted it. */
async function restore(one: Case, id: number): Promise<void> {
  const key = `${one.name} ${id}`
  const table = sql.table(one.table)
  if (!originals.has(key)) {
    const { rows } = await sql<{
      row: object
    }>`select to_jsonb(t) as row from ${table} t where id = ${id}`.execute(server.db)
    originals.set(key, JSON.stringify(rows[0]?.row))
    return
  }
  const before = originals.get(key) ?? '{}'
  const columns = sql.join(
    Object.keys(JSON.parse(before) as object)
      .filter((column) => column !== 'version')
      .map((column) => sql.ref(column)),
  )
  await sql`update ${table} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${table},
    ${before}::jsonb)) where id = ${id}`.execute(server.db)
  if (one.boundBy) await bind(one.boundBy, id)
}

/** How many records name something, or nothing. */
async function naming({ table, list }: Case, thing: number | undefined): Promise<number> {
  const column = sql.ref(list?.column ?? 'id')
  const names = thing === undefined ? sql`cardinality(${column}) = 0` : sql`${thing} = any(${column})`
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where ${names}`.execute(server.db)
  return Number(rows[0]?.count)
}

describe.each(cases.filter(({ table }) => writesOf(table).length > 0))('$name', (one) => {
  const isOpen = scopeTags[one.table]?.names?.isOpen ?? false

  it('is not changed beyond what somebody sees of it', async () => {
    const { reached } = await tried(one, 'part')
    expect(reached).toEqual(isOpen ? expect.anything() : [])
  })

  const { list } = one
  if (list)
    it('is not made for more than its maker sees', async () => {
      const save = everyCall.find(({ name }) => name === `${resourceOf(one.table)}.save`)?.call
      if (!save) throw new Error(`Nobody makes a ${one.table}`)
      const { column, of } = list
      const other = someone(of)[1]
      const [base] = await bodiesFor(save, one, await prepare(one))
      const before = [await naming(one, other), await naming(one, undefined)]
      for (const named of [
        [other],
        [someone(of)[0], other],
        ...(scopeTags[one.table]?.names?.emptyIsAll ? [[]] : []),
      ])
        await server.call(save.path, { ...base, name: 'x', [column]: named }, { token: tokens.part })
      expect([await naming(one, other), await naming(one, undefined)]).toEqual(before)
      await server.call(save.path, { ...base, name: 'x', [column]: [other] }, { token: tokens.all })
    })

  it('is not changed at all by who sees none of it', async () => {
    expect((await tried(one, 'none')).reached).toEqual([])
  })

  it('is changed by who sees all of it', async () => {
    expect((await tried(one, 'all')).done).not.toEqual([])
  })
})
