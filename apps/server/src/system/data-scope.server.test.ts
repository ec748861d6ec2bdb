import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../testing/every-call.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

interface Ids {
  station: number
  unit: number
  model: number
  order: number
  orderNo: string
}
interface Records {
  total: number
  records: Record<string, unknown>[]
}

let server: TestApp
/** Records that the caller of a test must not reach. */
let theirs: Ids

beforeAll(async () => {
  server = await createTestApp()
  theirs = await someOf(10_001)
})
afterAll(() => server.close())

async function someOf(sellerId: number, besides: readonly number[] = [0]): Promise<Ids> {
  const order = await server.db
    .selectFrom('chargeOrder')
    .select(['id', 'orderNo', 'stationId'])
    .where('sellerId', '=', sellerId)
    .where('stationId', 'not in', besides)
    .executeTakeFirstOrThrow()
  const station = await server.db
    .selectFrom('station')
    .select(['operatingUnitId', 'costModelId'])
    .where('id', '=', order.stationId)
    .executeTakeFirstOrThrow()
  return {
    station: order.stationId,
    unit: station.operatingUnitId,
    model: station.costModelId ?? 0,
    order: order.id,
    orderNo: order.orderNo,
  }
}

const station = {
  code: 'GD-SZ-0900',
  name: '测试站',
  operatingUnitId: 0,
  operationType: 1,
  cityCode: '440300',
  address: '测试路1号',
  lng: 114.06,
  lat: 22.54,
  version: 1,
}
const unit = { name: '测试单位', kind: 1, contact: '李明', phone: '13900001111', version: 1 }

/** For each call that names a record: the input that names one of theirs. */
const named: Record<string, (ids: Ids, own: Ids) => object> = {
  'bill.get': (ids) => ({ id: ids.order }),
  'operatingUnit.delete': (ids) => ({ id: ids.unit }),
  'operatingUnit.get': (ids) => ({ id: ids.unit }),
  'operatingUnit.update': (ids) => ({ ...unit, id: ids.unit }),
  'operationView.stationHours': (ids) => ({ id: ids.station }),
  'monitorStation.powerCurve': (ids) => ({ id: ids.station }),
  'monitorStation.stationAlarms': (ids) => ({ id: ids.station }),
  'monitorStation.stationDetail': (ids) => ({ id: ids.station }),
  'monitorStation.stationMeters': (ids) => ({ id: ids.station }),
  'station.delete': (ids) => ({ id: ids.station }),
  'station.get': (ids) => ({ id: ids.station }),
  'station.update': (ids, own) => ({ ...station, id: ids.station, operatingUnitId: own.unit }),
  'station.updateStatus': (ids) => ({ id: ids.station, status: 4 }),
}
/** These are tested below or beside their service; the ids of the others are no records, or are not read. */
const byOther = [
  'monitorStation.gunTiles',
  'monitorStation.stationBoard',
  'monitorStation.stationLoads',
  'monitorStation.stationPage',
  'monitorStation.stationPoints',
  'account.revokeSession',
  'account.update',
  'account.updatePassword',
  'downloadCenter.importResult',
  'exportTimingManagement.delete',
  'exportTimingManagement.items',
  'exportTimingManagement.updateOrSave',
  'notice.read',
  'listView.delete',
  'station.batchStatus',
  'station.save',
  'bill.page',
  'station.page',
  'station.counts',
  'signIn.sellerLoginLink',
]
const harmless = [
  'account.checkPassword',
  'bill.export',
  'station.selectAll',
  'station.export',
  'seller.getSellerBasicsConfig',
  'operatingUnit.save',
  'signIn.sellerLogin',
]
const tested = new Set([...Object.keys(named), ...byOther, ...harmless])

/** Whether an input names a record: `id`, `ids`, `stationId` … */
function namesRecord(input: z.ZodType): boolean {
  const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return /"(id|ids|\w+Ids?)":/.test(schema)
}

it('is tested for every call that names a record', () => {
  const naming = everyCall.filter(({ call }) => namesRecord(call.input)).map(({ name }) => name)
  expect(naming.filter((name) => !tested.has(name))).toEqual([])
})

function snapshot() {
  return Promise.all(
    (['station', 'operatingUnit', 'costModel', 'chargeOrder'] as const).map((table) =>
      server.db.selectFrom(table).selectAll().where('sellerId', '=', 10_001).orderBy('id').execute(),
    ),
  )
}

describe('seller 10002', () => {
  it.each(Object.keys(named))(
    'gets 404 from %s for a record of seller 10001, and changes nothing',
    async (name) => {
      const token = await server.login('admin', '10002')
      const before = await snapshot()
      const call = everyCall.find((one) => one.name === name)?.call
      const answer = await server.call(call?.path ?? '', named[name]?.(theirs, await someOf(10_002)), {
        token,
      })
      expect(answer).toMatchObject({ status: 200, code: 404, data: null })
      expect(await snapshot()).toEqual(before)
    },
  )

  it('gets 404 for an order of seller 10001 by its number', async () => {
    const token = await server.login('admin', '10002')
    expect((await server.call('bill-service/bill/get', { orderNo: theirs.orderNo }, { token })).code).toBe(
      404,
    )
    const own = await someOf(10_002)
    expect((await server.call('bill-service/bill/get', { orderNo: own.orderNo }, { token })).code).toBe(0)
  })

  it('cannot let its stations refer to units or cost models of seller 10001', async () => {
    const token = await server.login('admin', '10002')
    const own = await someOf(10_002)
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
    const token = await server.login('admin', '10002')
    const before = await snapshot()
    const ids = [theirs.station]
    const { data } = await server.call('config-service/station/batchStatus', { ids, status: 4 }, { token })
    expect(data).toEqual({ done: [], refused: [{ id: theirs.station, reason: 'record.notFound' }] })
    expect(await snapshot()).toEqual(before)
  })

  it('finds in no list, choice or counter anything of seller 10001', async () => {
    const token = await server.login('admin', '10002')
    const ask = <Data>(path: string, body = {}) => server.call<Data>(path, body, { token })
    for (const path of [
      'config-service/station/page',
      'config-service/operatingUnit/page',
      'bill-service/bill/page',
    ]) {
      const { data } = await ask<Records>(path, { pageSize: 1_000 })
      expect(data.records.length).toBeGreaterThan(0)
      expect(new Set(data.records.map((record) => record.sellerId))).toEqual(new Set([10_002]))
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
