import type { PileRow } from '@ampdeck/api/config/pile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
let stationId: number
let types: Record<string, number>

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const stations = await server.db
    .selectFrom('station')
    .select('id')
    .where('sellerId', '=', 10_001)
    .orderBy('code')
    .execute()
  stationId = stations[0]?.id ?? 0
  const found = await server.db
    .selectFrom('pileType')
    .select(['id', 'name'])
    .where('sellerId', '=', 10_001)
    .execute()
  types = Object.fromEntries(found.map(({ id, name }) => [name, id]))
})
afterAll(() => server.close())

const ask = <Data = PileRow>(name: string, body: object, as = token) =>
  server.call<Data>(`config-service/pile/${name}`, body, { token: as })

const draft = (code: string) => ({
  code,
  name: '1号快充桩',
  stationId,
  pileTypeId: types['直流 120 kW'] ?? 0,
  layout: 'TWO_GUN',
  protocol: 1,
})

/** A charge that runs at a gun of a saved pile. */
async function charge({ id: pileId, sellerId, guns }: PileRow, letter: number) {
  const order = await server.db
    .selectFrom('chargeOrder')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('orderStatus', '=', 2)
    .limit(1)
    .executeTakeFirstOrThrow()
  const id = server.platform.newId()
  const gunId = guns[letter]?.id ?? 0
  await server.db
    .insertInto('chargeOrder')
    .values({ ...order, id, orderNo: String(id), pileId, gunId, stationId })
    .execute()
  await server.db.updateTable('gun').set({ currentOrderId: id, status: 3 }).where('id', '=', gunId).execute()
  return {
    end: () => server.db.updateTable('chargeOrder').set({ orderStatus: 3 }).where('id', '=', id).execute(),
  }
}

const lettersOf = ({ guns }: PileRow) => guns.map(({ letter }) => letter)

describe('a pile and its guns', () => {
  it('is saved with the guns of its layout, which share its power', async () => {
    const { data } = await ask('save', draft('T0001'))
    expect(data).toMatchObject({
      ...draft('T0001'),
      status: 2,
      gunCount: 2,
      clockSkewMs: null,
      certificateEnd: null,
      hasPassword: false,
      vinPass: 0,
    })
    expect(data.guns).toMatchObject([
      { letter: 0, connector: 2, ratedW: 60_000, parkingNo: null, status: 5 },
      { letter: 1, connector: 2, ratedW: 60_000, parkingNo: null, status: 5 },
    ])
  })

  it('takes the guns of its form, and refuses those that do not fit the layout', async () => {
    const gun = (letter: number) => ({ letter, connector: 3, parkingNo: `B0${letter}`, ratedW: 60_000 })
    const { data } = await ask('save', { ...draft('T0002'), guns: [gun(0), gun(1)] })
    expect(data.guns).toMatchObject([gun(0), gun(1)])
    for (const guns of [[gun(0)], [gun(0), gun(0)], [gun(1), gun(2)], []]) {
      const answer = await ask<{ issues: object[] }>('save', { ...draft('T0003'), guns })
      expect(answer).toMatchObject({
        code: 400,
        data: { issues: [{ path: ['guns'], message: 'pile.gunCount' }] },
      })
    }
  })

  it('rates a gun in kilowatts with one decimal', async () => {
    const guns = [0, 1].map((letter) => ({ letter, connector: 2, ratedW: 60_050 }))
    expect(await ask('save', { ...draft('T0004'), guns })).toMatchObject({ code: 400 })
  })

  it('gives guns and takes them when the layout changes', async () => {
    const { data: saved } = await ask('save', draft('T0005'))
    const four = await ask('update', { ...draft('T0005'), layout: 'FOUR_GUN', id: saved.id, version: 1 })
    expect(lettersOf(four.data)).toEqual([0, 1, 2, 3])
    expect(four.data.guns.slice(0, 2).map(({ id }) => id)).toEqual(saved.guns.map(({ id }) => id))
    const one = await ask('update', { ...draft('T0005'), layout: 'ONE_GUN', id: saved.id, version: 2 })
    expect(lettersOf(one.data)).toEqual([0])
  })

  it('keeps a gun with a running charge', async () => {
    const { data: saved } = await ask('save', draft('T0006'))
    const running = await charge(saved, 1)
    const shrink = () => ask('update', { ...draft('T0006'), layout: 'ONE_GUN', id: saved.id, version: 1 })
    expect(await shrink()).toMatchObject({ code: 409, data: { reason: 'gun.busy' } })
    expect(await ask('delete', { id: saved.id })).toMatchObject({ code: 409, data: { reason: 'gun.busy' } })
    expect(await ask('disable', { id: saved.id })).toMatchObject({ code: 409 })
    const moved = await ask('transfer', { ids: [saved.id, 7], stationId })
    expect(moved.data).toEqual({
      done: [],
      refused: [
        { id: saved.id, reason: 'gun.busy' },
        { id: 7, reason: 'record.notFound' },
      ],
    })
    await running.end()
    expect((await shrink()).data).toMatchObject({ gunCount: 1, version: 2 })
    expect((await ask('delete', { id: saved.id })).code).toBe(0)
    expect((await ask('get', { id: saved.id })).code).toBe(404)
  })

  it('has a number that no other pile of any seller has', async () => {
    await ask('save', draft('T0007'))
    const other = await server.login('admin', '10002')
    const theirs = await server.db
      .selectFrom('station')
      .innerJoin('pileType', 'pileType.sellerId', 'station.sellerId')
      .select(['station.id as stationId', 'pileType.id as pileTypeId'])
      .where('station.sellerId', '=', 10_002)
      .executeTakeFirstOrThrow()
    expect(await ask('save', { ...draft('T0007'), ...theirs }, other)).toMatchObject({
      code: 409,
      data: { reason: 'record.duplicate', issues: [{ path: ['code'], message: 'duplicate' }] },
    })
    expect((await ask('save', draft('T0008'), other)).code).toBe(404)
  })

  it('is refused to a form that somebody else has saved meanwhile', async () => {
    const { data } = await ask('save', draft('T0009'))
    await ask('update', { ...draft('T0009'), name: '甲改', id: data.id, version: 1 })
    const late = await ask('update', { ...draft('T0009'), name: '乙改', id: data.id, version: 1 })
    expect(late).toMatchObject({ code: 409, data: { reason: 'record.stale' } })
  })
})

it('is commissioned by enabling it, and taken out of service and back', async () => {
  const { data } = await ask('save', { ...draft('T0020'), commissionDate: '2026-09-01' })
  const { id } = data
  expect(data.status).toBe(4)
  expect((await ask('disable', { id })).code).toBe(409)
  expect((await ask('enable', { id })).data).toMatchObject({ status: 2, commissionDate: '2026-07-01' })
  expect((await ask('enable', { id })).code).toBe(409)
  expect((await ask('disable', { id })).data).toMatchObject({ status: 3 })
  expect((await ask('enable', { id })).data).toMatchObject({ status: 2 })
})

it('is told by a durable command where it is connected', async () => {
  const { data } = await ask('save', { ...draft('T0021'), commissionDate: '2026-06-01' })
  const { id, sellerId } = data
  await server.db.insertInto('chargePoint').values({ sellerId, pileId: id, process: 0, online: 1 }).execute()
  await server.db.updateTable('pile').set({ status: 1 }).where('id', '=', id).execute()
  expect((await ask('disable', { id })).data).toMatchObject({ status: 1, isConnected: true })
  const commands = await server.db
    .selectFrom('pileCommand')
    .select(['command', 'state', 'request'])
    .where('pileId', '=', id)
    .execute()
  expect(commands).toEqual([
    { command: 1, state: 1, request: { kind: 'availability', connector: 0, operative: false } },
  ])
})

it('moves to another station with its guns', async () => {
  const { data } = await ask('save', draft('T0022'))
  const { id: target } = await server.db
    .selectFrom('station')
    .select('id')
    .where('sellerId', '=', 10_001)
    .where('id', '!=', stationId)
    .executeTakeFirstOrThrow()
  const moved = await ask('transfer', { matching: { code: 'T0022' }, stationId: target })
  expect(moved.data).toEqual({ done: [data.id], refused: [] })
  const guns = await server.db.selectFrom('gun').select('stationId').where('pileId', '=', data.id).execute()
  expect(guns.map((gun) => gun.stationId)).toEqual([target, target])
})

it('never tells its password', async () => {
  const { data } = await ask('save', draft('T0023'))
  const { id } = data
  expect(await ask('setPassword', { id, password: 'short' })).toMatchObject({ code: 400 })
  const set = await ask('setPassword', { id, password: 'Sixteen-letters-1' })
  expect(set.data).toMatchObject({ hasPassword: true })
  expect(JSON.stringify(set.data)).not.toContain('Sixteen')
  const log = await server.db.selectFrom('operationLog').selectAll().orderBy('ts', 'desc').limit(5).execute()
  expect(JSON.stringify(log)).not.toContain('Sixteen')
  expect((await ask('setPassword', { id, password: null })).data).toMatchObject({ hasPassword: false })
})

describe('the list', () => {
  const page = (body: object, as = token) =>
    ask<{ total: number; records: PileRow[] }>('page', { pageSize: 100, ...body }, as)

  it('finds those that have been offline for so long', async () => {
    const all = await page({ status: 2 })
    expect(all.data.total).toBeGreaterThan(2)
    const hour = await page({ offlineFor: 60 })
    const day = await page({ offlineFor: '1440' })
    expect(hour.data.total).toBeGreaterThan(day.data.total)
    for (const pile of hour.data.records) expect(pile.status).toBe(2)
  })

  it('shows the stations of the caller only, and does not tell of others', async () => {
    const ops = await server.login('ops')
    const seen = await page({}, ops)
    const all = await page({})
    expect(seen.data.total).toBeGreaterThan(0)
    expect(seen.data.total).toBeLessThan(all.data.total)
    const others = await server.login('admin', '10002')
    const first = all.data.records[0]
    expect((await ask('get', { id: first?.id }, others)).code).toBe(404)
  })

  it('answers who may look but not change with 403', async () => {
    const viewer = await server.login('viewer')
    expect((await page({}, viewer)).code).toBe(0)
    for (const [name, body] of [
      ['save', draft('T0030')],
      ['delete', { id: 1 }],
      ['disable', { id: 1 }],
      ['transfer', { ids: [1], stationId }],
      ['qrCode', { ids: [1] }],
      ['setPassword', { id: 1, password: null }],
    ] as const)
      expect([name, (await ask(name, body, viewer)).code]).toEqual([name, 403])
  })

  it('prints a code for each gun: the numbers of interface and operator (T/CEC 102)', async () => {
    const { data } = await ask('save', draft('T0031'))
    const codes = await ask<{ codes: object[] }>('qrCode', { ids: [data.id] })
    expect(codes.data.codes).toMatchObject([
      { pileCode: 'T0031', letter: 0, text: expect.stringMatching(/^hlht:\/\/T0031A\.\w*\/$/) },
      { letter: 1 },
    ])
  })
})

describe('a gun', () => {
  interface Gun {
    id: number
    version: number
    pileCode: string
    costModelName: string | null
  }
  const gun = <Data = Gun>(name: string, body: object) =>
    server.call<Data>(`config-service/gun/${name}`, body, { token })

  it('is changed by itself, with a cost model of its own', async () => {
    const { data } = await ask('save', draft('T0040'))
    const id = data.guns[0]?.id
    const model = await server.db
      .selectFrom('costModel')
      .select('id')
      .where('sellerId', '=', 10_001)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const change = {
      connector: 3,
      ratedW: 90_000,
      maxV: 800,
      maxA: 300,
      parkingNo: 'C7',
      costModelId: model.id,
    }
    const changed = await gun('update', { id, version: 1, ...change })
    expect(changed.data).toMatchObject({ ...change, pileCode: 'T0040', version: 2 })
    expect((await gun('update', { id, version: 1, ...change })).code).toBe(409)
    expect((await gun('update', { id, version: 2, ...change, costModelId: 7 })).code).toBe(404)
  })

  it('charges by its station where it has no model of its own', async () => {
    const { data } = await gun<{ records: Gun[] }>('page', { stationId, pageSize: 100 })
    expect(data.records.map(({ costModelName }) => costModelName)).toContainEqual(
      expect.stringMatching(/ v\d+$/),
    )
  })
})
