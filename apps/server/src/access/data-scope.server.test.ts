// @module-tag long
import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ForeignRecords, foreignRecords, type Written, watchWrites } from '../testing/foreign-records.ts'
import { plainCalls, recordFor, tablePages } from '../testing/plain-calls.ts'
import { named, type RecordIds, recordsOf, station } from '../testing/records-of.ts'
import { type Answer, createTestApp, type TestApp } from '../testing/test-app.ts'

interface Records {
  total: number
  records: Record<string, unknown>[]
}

let server: TestApp
/** Records that the caller of a test must not reach. */
let theirs: RecordIds
let written: () => Promise<Written[]>

beforeAll(async () => {
  server = await createTestApp()
  // The demo's records have numbers of its last moment: later ones are made here.
  server.clock.now += MINUTE
  theirs = await someOf(10_001)
  written = await watchWrites(server.db, [10_001, 10_002])
})
afterAll(() => server.close())

const someOf = (sellerId: number, besides?: readonly number[]) => recordsOf(server.db, sellerId, besides)

/** Whoever shares sees in the own log how often the other has looked. */
const WRITES_TO_SHARER = 'shareConfiguration.look'
/** They say what was asked for, whatever came of it. */
const KEEPS_THE_QUESTION = ['operation_log', 'export_file']
/** Refusals that come before a record is looked for: the input breaks a rule, or the caller may not at all. */
const OF_THE_INPUT = [
  'limit.empty',
  'task.targets',
  'task.when',
  'weather.percent',
  'permission.platformOnly',
  'files.tooManyOpen',
]
/** Records of the whole seller, in which a station or order that one does not see is a number (domain.md §1). */
const NAMES_STATIONS = ['accountFlow.page', 'userAdmin.page', 'userPortrait.page']
/** Ends the session that asks, or goes on for ever. */
const NOT_ASKED = /\/(logout|events)$/
const plain = plainCalls.filter(({ name }) => !Object.hasOwn(named, name) && name !== WRITES_TO_SHARER)
const calls = everyCall.filter(({ call }) => !NOT_ASKED.test(call.path))
const byResource = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? '')

interface Caller {
  token: string
  /** What is not the caller's. */
  foreign: ForeignRecords
  isTheirs(written: Written): boolean
  /** One of their records, as they read it. */
  record?: Record<string, unknown> | undefined
  /** What may say the number of a record that the caller cannot open. */
  mayName?: readonly string[]
}

/** Gives the calls of a resource every number that is not the caller's; says which of them took one of the bodies. */
async function tryCalls(
  resource: string,
  ofResource: typeof calls,
  { token, foreign, isTheirs, record, mayName = [] }: Caller,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const { name, call } of ofResource)
    for (const { body, named: asked, isOfRecord } of foreign.bodiesFor(resource, call, record)) {
      const { code, data } = await send(call, body, token)
      if (code !== 400) taken.add(name)
      const rows = await written()
      const outcome = {
        name,
        body,
        code: [2, 401, 500].includes(code) ? code : 0,
        // Whoever learns why a record refuses knows that it is there, and how it is.
        refusal: isOfRecord && code === 409 && !OF_THE_INPUT.includes(reasonIn(data)) ? reasonIn(data) : '',
        found: mayName.includes(name) ? [] : foreign.numbersIn(data, asked),
        changed: name === WRITES_TO_SHARER ? [] : rows.filter(isTheirs),
        referring: rows.filter(
          (one) => !isTheirs(one) && !keepsTheQuestion(one) && foreign.numbersIn(one.row).length > 0,
        ),
      }
      expect(outcome).toEqual({ name, body, code: 0, refusal: '', found: [], changed: [], referring: [] })
    }
  return taken
}

/** A direct file address has its input in the address, and may answer by a file. */
async function send(
  { path, method }: Call,
  body: Record<string, unknown>,
  token: string,
): Promise<Pick<Answer, 'code' | 'data'>> {
  if (method === 'POST') return server.call(path, body, { token })
  const query = new URLSearchParams(
    Object.entries(body).map(([field, value]): [string, string] => [field, String(value)]),
  )
  const response = await server.app.inject({ url: `/${path}?${query}`, headers: { authorization: token } })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  return isJson ? response.json() : { code: 0, data: response.body }
}

const reasonIn = (data: unknown) => (data as { reason: string }).reason
const keepsTheQuestion = ({ table }: Written) => KEEPS_THE_QUESTION.includes(table)

describe('seller 10002', () => {
  let token: string
  let admin: string
  let own: RecordIds
  let foreign: ForeignRecords
  const isTheirs = ({ row }: Written) => row.seller_id === 10_001
  const changed = async () => (await written()).filter(isTheirs)
  beforeAll(async () => {
    token = await server.login('admin', '10002')
    // Once: hundreds of log-ins from one address within a minute are refused.
    admin = await server.login('admin')
    // The log of seller 10001 begins with this.
    const group = { name: 'x', stationIds: [theirs.station] }
    await server.call('config-service/stationGroup/save', group, { token: admin })
    own = await someOf(10_002)
    // What names this seller was given to it, as a share.
    foreign = await foreignRecords(
      server.db,
      (row) => row.sellerId === 10_001 && !Object.values(row).includes(10_002),
    )
    await written()
  })

  it.each(Object.keys(named))(
    'gets 404 from %s for a record of seller 10001, and changes nothing',
    async (name) => {
      const call = everyCall.find((one) => one.name === name)?.call
      const answer = await server.call(call?.path ?? '', named[name]?.(theirs, own), {
        token,
      })
      expect(answer).toMatchObject({ status: 200, code: 404, data: null })
      expect(await changed()).toEqual([])
    },
  )

  it.each(plain)('gets 404 from $name for a record of seller 10001, and changes nothing', async (one) => {
    const record = await recordFor(server, one, { sellerId: 10_001, token: admin })
    const { code, data } = await server.call(one.call.path, { id: 1, version: 1, ...record }, { token })
    expect([record !== undefined, code, data]).toEqual([true, 404, null])
    expect(await changed()).toEqual([])
  })

  /** Calls that took one of the bodies at least: what they do with a record is tried, not only their form. */
  const taken = new Set<string>()

  it.each([...byResource])(
    'reads and changes nothing of seller 10001 by %s',
    async (resource, ofResource) => {
      const list = ofResource.find(({ name }) => /page$/i.test(name))
      const listed = list && (await server.call<Records>(list.call.path, { pageSize: 1 }, { token: admin }))
      const record = listed?.data.records[0]
      for (const name of await tryCalls(resource, ofResource, { token, foreign, isTheirs, record }))
        taken.add(name)
    },
  )

  it('asks in a form that nine calls of ten take', () => {
    expect(taken.size / calls.length).toBeGreaterThan(0.9)
  })

  it('gets 404 for an order of seller 10001 by its number', async () => {
    expect((await server.call('bill-service/bill/get', { orderNo: theirs.orderNo }, { token })).code).toBe(
      404,
    )
    expect((await server.call('bill-service/bill/get', { orderNo: own.orderNo }, { token })).code).toBe(0)
  })

  it('cannot let its stations refer to units or cost models of seller 10001', async () => {
    const save = (refers: object) =>
      server.call(
        'config-service/station/save',
        { ...station, operatingUnitId: own.unit, ...refers },
        { token },
      )
    expect((await save({ operatingUnitId: theirs.unit })).code).toBe(404)
    expect((await save({ costModelId: theirs.model })).code).toBe(404)
  })

  it('cannot change the status of stations of seller 10001 in bulk', async () => {
    const ids = [theirs.station]
    const { data } = await server.call('config-service/station/batchStatus', { ids, status: 4 }, { token })
    expect(data).toEqual({ done: [], refused: [{ id: theirs.station, reason: 'record.notFound' }] })
    expect(await changed()).toEqual([])
  })

  it('finds in no list, choice or counter anything of seller 10001', async () => {
    const ask = <Data>(path: string, body = {}) => server.call<Data>(path, body, { token })
    for (const { path } of tablePages) {
      const { data } = await ask<Records>(path, { pageSize: 1_000 })
      expect([path, data.records.filter(({ sellerId = 10_002 }) => sellerId !== 10_002)]).toEqual([path, []])
    }
    for (const path of [
      'config-service/station/page',
      'config-service/operatingUnit/page',
      'bill-service/bill/page',
    ]) {
      const { data } = await ask<Records>(path)
      expect([path, data.records[0]?.sellerId]).toEqual([path, 10_002])
    }
    const foreign = await server.db
      .selectFrom('station')
      .select(['id', 'name'])
      .where('sellerId', '=', 10_001)
      .execute()
    const shared = new Set(
      (await server.db.selectFrom('station').select('name').where('sellerId', '=', 10_002).execute()).map(
        (row) => row.name,
      ),
    )
    for (const path of [
      'config-service/station/selectAll',
      'config-service/station/choices',
      'config-service/costModel/selectAll',
      'config-service/operatingUnit/selectAll',
      'statistics-service/operationView/bigScreen',
      'statistics-service/operationView/bigScreenNetwork',
    ]) {
      const text = JSON.stringify((await ask(path)).data)
      const leaked = foreign.filter(
        ({ id, name }) => text.includes(String(id)) || (!shared.has(name) && text.includes(name)),
      )
      expect([path, leaked]).toEqual([path, []])
    }
    const filtered = await ask<Records>('bill-service/bill/page', { stationId: theirs.station })
    expect(filtered.data).toMatchObject({ total: 0, records: [] })
    const counts = await ask<{ count: number }[]>('config-service/station/counts')
    expect(counts.data.reduce((sum, of) => sum + of.count, 0)).toBe(5)
  })
})

describe('operations with eight chosen stations', () => {
  async function chosen() {
    const token = await server.login('ops')
    const { data } = await server.call<Records>('config-service/station/page', { pageSize: 100 }, { token })
    return { token, ids: data.records.map((record) => Number(record.id)), total: data.total }
  }

  it('sees these eight, their orders and their guns only', async () => {
    const { token, ids, total } = await chosen()
    expect(total).toBe(8)
    const orders = await server.call<Records>('bill-service/bill/page', { pageSize: 1_000 }, { token })
    expect(orders.data.records.length).toBeGreaterThan(20)
    expect(orders.data.records.filter((order) => !ids.includes(Number(order.stationId)))).toEqual([])

    const wall = await server.call<{ stations: { id: number }[]; guns: { count: number }[] }>(
      'statistics-service/operationView/bigScreen',
      {},
      { token },
    )
    expect(wall.data.stations.map((of) => of.id).toSorted()).toEqual(ids.toSorted())
    const guns = await server.db.selectFrom('gun').select('id').where('stationId', 'in', ids).execute()
    expect(wall.data.guns.reduce((sum, of) => sum + of.count, 0)).toBe(guns.length)
  })

  it('gets 404 for the other stations and their orders', async () => {
    const { token, ids } = await chosen()
    const others = await someOf(10_001, ids)
    for (const [path, body] of [
      ['config-service/station/get', { id: others.station }],
      ['config-service/station/updateStatus', { id: others.station, status: 4 }],
      ['config-service/station/update', { ...station, id: others.station, operatingUnitId: others.unit }],
      ['bill-service/bill/get', { id: others.order }],
      ['bill-service/bill/get', { orderNo: others.orderNo }],
    ] as const) {
      expect([path, (await server.call(path, body, { token })).code]).toEqual([path, 404])
    }
  })

  it('adds no station, since it would not see it', async () => {
    const { token, ids } = await chosen()
    const { unit: operatingUnitId } = await someOf(10_001)
    const saved = await server.call('config-service/station/save', { ...station, operatingUnitId }, { token })
    expect(saved).toMatchObject({ status: 403, code: 403 })
    expect((await chosen()).ids).toEqual(ids)
  })

  it('deletes no operating unit of a station that it does not see', async () => {
    const { token, ids } = await chosen()
    const visible = await server.db
      .selectFrom('station')
      .select('operatingUnitId')
      .where('id', 'in', ids)
      .execute()
    const hidden = await server.db
      .selectFrom('station')
      .select('operatingUnitId')
      .where('sellerId', '=', 10_001)
      .where(
        'operatingUnitId',
        'not in',
        visible.map((row) => row.operatingUnitId),
      )
      .executeTakeFirstOrThrow()
    const answer = await server.call(
      'config-service/operatingUnit/delete',
      { id: hidden.operatingUnitId },
      { token },
    )
    expect(answer).toMatchObject({ code: 409, data: { reason: 'record.inUse' } })
  })
})

describe('the other data scopes', () => {
  async function seesWith(dataScope: number): Promise<number> {
    await server.db.updateTable('role').set({ dataScope }).where('code', '=', 'viewer').execute()
    const token = await server.login('viewer')
    return (await server.call<Records>('config-service/station/page', {}, { token })).data.total
  }

  it('show what the own organisation or oneself has made', async () => {
    const viewer = await server.db
      .selectFrom('accountUser')
      .select(['id', 'organizeId'])
      .where('account', '=', 'viewer')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('station')
      .set({ createUser: viewer.id })
      .where('id', '=', theirs.station)
      .execute()
    expect(await seesWith(5)).toBe(1)
    expect(await seesWith(3)).toBe(24)

    await server.db
      .insertInto('organize')
      .values({
        id: 7,
        sellerId: 10_001,
        pid: viewer.organizeId,
        name: '分部',
        sort: 1,
        createTime: 0,
        updateTime: 0,
        createUser: null,
        updateUser: null,
      })
      .execute()
    await server.db.updateTable('accountUser').set({ organizeId: 7 }).where('account', '=', 'admin').execute()
    expect(await seesWith(2)).toBe(24)
    expect(await seesWith(3)).toBe(1)
  })

  it('are cut to the own list of stations, where that is not empty', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ stationIds: [theirs.station] })
      .where('account', '=', 'viewer')
      .execute()
    expect(await seesWith(1)).toBe(1)
  })
})

describe('somebody with every right at eight chosen stations', () => {
  let caller: Caller
  beforeAll(async () => {
    const ops = await server.login('ops')
    const { data } = await server.call<Records>(
      'config-service/station/page',
      { pageSize: 100 },
      { token: ops },
    )
    const seen = data.records.map((record) => Number(record.id))
    await server.db
      .updateTable('accountUser')
      .set({ stationIds: seen })
      .where('sellerId', '=', 10_001)
      .where('account', '=', 'admin')
      .execute()
    const isUnseen = (id: number | null | undefined) => typeof id === 'number' && !seen.includes(id)
    const isTheirs = ({ row, table }: Written) =>
      row.seller_id === 10_001 && isUnseen(table === 'station' ? row.id : row.station_id)
    caller = {
      token: await server.login('admin'),
      foreign: await foreignRecords(
        server.db,
        (row, table) => row.sellerId === 10_001 && isUnseen(table === 'station' ? row.id : row.stationId),
      ),
      isTheirs,
      mayName: NAMES_STATIONS,
    }
    await written()
  })

  it.each([...byResource])('reads and changes nothing of the others by %s', async (resource, ofResource) => {
    await tryCalls(resource, ofResource, caller)
  })
})
