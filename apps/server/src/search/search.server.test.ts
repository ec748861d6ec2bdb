import type { RecordHit, RecordKind } from '@ampdeck/api/system/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const SKYLINE = 10_001
const RIVERSIDE = 10_002

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const answer = (text: unknown, token = admin, kinds?: RecordKind[]) =>
  server.call<{ records: RecordHit[] }>('system-service/search/records', { text, kinds }, { token })
const found = async (text: string, token?: string, kinds?: RecordKind[]) =>
  (await answer(text, token, kinds)).data.records
const ofKind = async (kind: RecordKind, text: string, token?: string) =>
  (await found(text, token)).filter((record) => record.kind === kind)

const tables = {
  station: 'station',
  pile: 'pile',
  member: 'member',
  order: 'chargeOrder',
  workOrder: 'workOrder',
} as const

/** The first record of a kind: what stands in its columns. */
async function first(kind: RecordKind, sellerId = SKYLINE): Promise<Record<string, string | number>> {
  const { rows } = await sql<Record<string, string | number>>`select * from ${sql.table(tables[kind])}
    where seller_id = ${sellerId} order by id limit 1`.execute(server.db)
  const [row] = rows
  if (!row) throw new Error(`The demo network has no ${kind}.`)
  return row
}

describe('by its number', () => {
  it.each([
    ['station', 'code'],
    ['pile', 'code'],
    ['member', 'memberNo'],
    ['order', 'orderNo'],
    ['workOrder', 'no'],
  ] as const)('finds a %s, first of its kind', async (kind, column) => {
    const record = await first(kind)
    const [closest] = await ofKind(kind, String(record[column]))
    expect(closest).toMatchObject({ kind, id: record.id, number: record[column] })
  })

  it('finds an order by the beginning of its number and by its last digits', async () => {
    const { orderNo } = await first('order')
    const numbers = async (text: string) => (await ofKind('order', text)).map(({ number }) => number)
    expect(await numbers(String(orderNo).slice(0, 20))).toContain(orderNo)
    expect(await numbers(String(orderNo).slice(-12))).toContain(orderNo)
    const ofMonth = await numbers(String(orderNo).slice(0, 6))
    expect(ofMonth.length).toBe(5)
    expect(ofMonth).toEqual(ofMonth.toSorted().toReversed())
  })

  it('puts a number that begins with the text before one that only holds it', async () => {
    const { code } = await first('station')
    const codes = (await ofKind('pile', String(code).slice(-3))).map(({ number }) => number)
    const begins = codes.map((number) => number.startsWith(String(code).slice(-3)))
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
  })
})

it('finds a station by its name in either language, whatever the case', async () => {
  const { id, name, nameEn } = await first('station')
  for (const text of [String(name), String(nameEn).toUpperCase()])
    expect((await ofKind('station', text)).map((record) => record.id)).toContain(id)
})

it('finds at most five of a kind, and only the kinds that are asked for', async () => {
  const all = await found('1')
  const counts = Map.groupBy(all, ({ kind }) => kind)
  for (const [kind, records] of counts) expect(records.length, kind).toBeLessThanOrEqual(5)
  expect(new Set((await found('1', admin, ['pile'])).map(({ kind }) => kind))).toEqual(new Set(['pile']))
})

it.each(['%', '_', '\\', "'; drop table station; --"])('takes %s for what it is', async (text) => {
  expect(await found(text)).toEqual([])
})

it.each(['', '  ', 'x'.repeat(51), 5, null, {}])('refuses %o', async (text) => {
  expect((await answer(text)).code).toBe(400)
})

describe('what somebody may not see', () => {
  it('is nothing of another seller, whatever is asked for', async () => {
    const other = await server.login('admin', '10002')
    for (const kind of ['station', 'pile', 'member', 'order', 'workOrder'] as const) {
      const record = await first(kind)
      const number = String(record.orderNo ?? record.memberNo ?? record.no ?? record.code)
      const ids = (await ofKind(kind, number, other)).map(({ id }) => id)
      expect(ids).not.toContain(record.id)
    }
    const own = await first('station', RIVERSIDE)
    expect((await ofKind('station', String(own.code), other)).map(({ id }) => id)).toEqual([own.id])
  })

  it('is no kind whose pages are not granted', async () => {
    const member = await first('member')
    const station = await first('station')
    await setRole('finance', { permissions: ['stationList'] })
    const finance = await server.login('finance')
    expect(await found(String(member.memberNo), finance)).toEqual([])
    expect((await found(String(station.code), finance)).map(({ kind }) => kind)).toEqual(['station'])
  })

  it('is no station, pile or order outside the data scope', async () => {
    const inside = await first('station')
    const outside = await server.db
      .selectFrom('pile')
      .selectAll()
      .where('sellerId', '=', SKYLINE)
      .where('stationId', '<>', Number(inside.id))
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const theirs = await server.db
      .selectFrom('chargeOrder')
      .select('orderNo')
      .where('sellerId', '=', SKYLINE)
      .where('stationId', '=', outside.stationId)
      .limit(1)
      .executeTakeFirstOrThrow()
    await setRole('repair', { permissions: ['*'], dataScope: 4, stationIds: [Number(inside.id)] })
    const repair = await server.login('repair')
    expect((await ofKind('station', String(inside.code), repair)).length).toBe(1)
    expect(await ofKind('pile', outside.code, repair)).toEqual([])
    expect(await ofKind('order', theirs.orderNo, repair)).toEqual([])
  })

  it('is no digit of a masked mobile number that is not shown (domain 3.3)', async () => {
    const { id, phone } = await first('member')
    const number = String(phone)
    const viewer = await server.login('viewer')
    const ids = async (text: string, token: string) =>
      (await ofKind('member', text, token)).map((of) => of.id)
    expect(await ids(number.slice(0, 9), admin)).toContain(id)
    expect(await ids(number.slice(0, 9), viewer)).not.toContain(id)
    const [whole] = await ofKind('member', number, viewer)
    expect(whole).toMatchObject({ id, phone: `${number.slice(0, 3)}****${number.slice(-4)}` })
    expect((await ofKind('member', number, admin))[0]).toMatchObject({ id, phone: number })
  })
})

it('is nobody’s without a token', async () => {
  expect((await answer('1', '')).code).toBe(401)
})

/** Gives the role of an account another content; the tests of a file share one database of their own. */
async function setRole(account: string, values: Record<string, unknown>): Promise<void> {
  const user = await server.db
    .selectFrom('accountUser')
    .select('roleIds')
    .where('sellerId', '=', SKYLINE)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('role').set(values).where('id', 'in', user.roleIds).execute()
}
