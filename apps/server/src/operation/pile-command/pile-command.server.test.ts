import { commandState, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../database/platform.ts'
import type { PileAnswer, PileRequest, Piles } from '../../device/pile-request.ts'
import { CHANNEL, readPayload } from '../../events/publish.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Dispatcher, startDispatcher } from './pile-command.dispatch.ts'
import { claim } from './pile-command.queue.ts'

const SELLER = 10_001
const { queued, sent, accepted, rejected, timedOut, done } = commandState.code

interface Row {
  id: number
  pileId: number
  gunId: number | null
  state: number
  outcome: string | null
}
interface Batch {
  batchId: number
  records: Row[]
  refused: { id: number; reason: string }[]
}

let server: TestApp
let token: string
/** The server's clock, which runs here: commands end by time. */
let platform: Platform
let pileIds: number[]
const running: Dispatcher[] = []

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const began = Date.now()
  const start = server.clock.now
  Object.defineProperty(server.clock, 'now', { get: () => start + Date.now() - began })
  platform = server.platform
  const found = await server.db
    .selectFrom('pile')
    .select('id')
    .where('sellerId', '=', SELLER)
    .where('deleted', '=', 0)
    .orderBy('id')
    .execute()
  pileIds = found.map(({ id }) => id)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.db.deleteFrom('pileCommand').execute()
  await server.db.deleteFrom('chargePoint').execute()
  await server.db
    .updateTable('gun')
    .set({ status: gunStatus.code.idle, currentOrderId: null })
    .where('sellerId', '=', SELLER)
    .execute()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((dispatcher) => dispatcher.stop()))
})

/** A process's sockets, without sockets: what was asked of which pile, and an answer to each. */
function fakePiles(here: readonly number[], answer: (pileId: number) => PileAnswer | 'never') {
  const calls: { pileId: number; request: PileRequest }[] = []
  const piles: Piles = {
    isHere: (id) => here.includes(id),
    here: () => here,
    call: async (pileId, request, { timeoutMs }) => {
      calls.push({ pileId, request })
      const given = answer(pileId)
      if (given !== 'never') return given
      await new Promise((resolve) => setTimeout(resolve, timeoutMs))
      return { status: 'timeout' }
    },
  }
  return { piles, calls }
}

const yes = (): PileAnswer => ({ status: 'accepted', detail: { status: 'Accepted' } })

function dispatch(piles: Piles, answerMs = 30_000): Dispatcher {
  const dispatcher = startDispatcher(platform, { piles, listener: server.listener, answerMs })
  running.push(dispatcher)
  return dispatcher
}

async function connect(ids: readonly number[]) {
  const rows = ids.map((pileId) => ({ sellerId: SELLER, pileId, process: 1, protocol: 1, online: 1 }))
  await server.db.insertInto('chargePoint').values(rows).execute()
}

const send = <Data = Row>(body: object, as = token) =>
  server.call<Data>('operation-service/pileCommand/send', body, { token: as })
const batch = (body: object) => server.call<Batch>('operation-service/pileCommand/batchSend', body, { token })

async function states(): Promise<Record<number, number>> {
  const rows = await server.db.selectFrom('pileCommand').select('state').execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]),
  )
}

const rowOf = (id: number) =>
  server.db.selectFrom('pileCommand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const [DISABLE, ENABLE, RESET, UNLOCK] = [1, 2, 3, 4]

describe('what is refused at once', () => {
  it('is a pile that is offline: device.offline, and no row', async () => {
    const answer = await send({ pileId: pileIds[0], command: ENABLE })
    expect(answer).toMatchObject({ code: 409, data: { reason: 'device.offline' } })
    expect(await states()).toEqual({})
  })

  it('is disabling and resetting while a charge runs, unless forced with a reason', async () => {
    const [pileId = 0] = pileIds
    await connect([pileId])
    const charging = { status: gunStatus.code.charging }
    await server.db.updateTable('gun').set(charging).where('pileId', '=', pileId).execute()
    for (const command of [DISABLE, RESET])
      expect(await send({ pileId, command })).toMatchObject({ code: 409, data: { reason: 'gun.busy' } })
    expect(await send({ pileId, command: ENABLE })).toMatchObject({ code: 0 })
    expect(await send({ pileId, command: RESET, force: true })).toMatchObject({
      code: 400,
      data: { issues: [{ path: ['reason'], message: 'required' }] },
    })
    const forced = await send({ pileId, command: RESET, force: true, reason: 'smoke' })
    expect(forced).toMatchObject({ code: 0, data: { state: queued, force: 1, reason: 'smoke' } })
    expect((await rowOf(forced.data.id)).request).toEqual({ kind: 'reset', hard: true })
  })

  it('is unlocking a pile of several guns: which one?', async () => {
    const { pileId } = await server.db
      .selectFrom('gun')
      .select('pileId')
      .where('sellerId', '=', SELLER)
      .where('letter', '=', 1)
      .executeTakeFirstOrThrow()
    await connect([pileId])
    expect(await send({ pileId, command: UNLOCK })).toMatchObject({ code: 400 })
    const both = await batch({ pileIds: [pileId], command: UNLOCK })
    expect(both.data.records.map(({ gunId }) => gunId)).not.toContain(null)
    expect(both.data.records.length).toBeGreaterThan(1)
  })

  it.each([{}, { pileId: 1, gunId: 2, command: 1 }, { pileId: 1, command: 6 }, { pileId: 'x', command: 1 }])(
    'is what makes no sense: %o',
    async (body) => expect(await send(body)).toMatchObject({ code: 400 }),
  )
})

it('needs the key of the very command, and sees only its own piles', async () => {
  await connect(pileIds.slice(0, 1))
  for (const account of ['finance', 'viewer'])
    expect(await send({ pileId: pileIds[0], command: RESET }, await server.login(account))).toMatchObject({
      code: 403,
    })
  const other = await server.login('admin', '10002')
  expect(await send({ pileId: pileIds[0], command: RESET }, other)).toMatchObject({ code: 404 })
  const foreign = await server.call<Batch>(
    'operation-service/pileCommand/batchSend',
    { pileIds: [pileIds[0]], command: RESET },
    { token: other },
  )
  expect(foreign.data).toMatchObject({
    records: [],
    refused: [{ id: pileIds[0], reason: 'record.notFound' }],
  })
})

it('is sent once under one idempotency key', async () => {
  const [pileId = 0] = pileIds
  await connect([pileId])
  const options = { token, headers: { 'idempotency-key': 'one press' } }
  const twice = await Promise.all(
    [1, 2].map(() =>
      server.call<Row>('operation-service/pileCommand/send', { pileId, command: ENABLE }, options),
    ),
  )
  expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1)
  expect(await states()).toEqual({ [queued]: 1 })
})

it.each<[command: number, answer: PileAnswer, state: number, outcome: string | null]>([
  [RESET, yes(), accepted, null],
  [DISABLE, { status: 'scheduled', detail: { status: 'Scheduled' } }, accepted, 'scheduled'],
  [RESET, { status: 'rejected', detail: { status: 'Rejected' } }, rejected, 'rejected'],
  [UNLOCK, { status: 'accepted', detail: { status: 'Unlocked' } }, done, null],
  [UNLOCK, { status: 'notSupported', detail: { status: 'NotSupported' } }, rejected, 'notSupported'],
  [RESET, { status: 'error', code: 'InternalError', description: 'x' }, rejected, 'InternalError'],
  [RESET, { status: 'offline' }, rejected, 'device.offline'],
  [RESET, { status: 'timeout' }, timedOut, 'noAnswer'],
])('command %i answered by %o is in state %i', async (command, answer, state, outcome) => {
  const gun = await server.db
    .selectFrom('gun')
    .select(['id', 'pileId', 'letter'])
    .where('sellerId', '=', SELLER)
    .executeTakeFirstOrThrow()
  await connect([gun.pileId])
  const { piles, calls } = fakePiles([gun.pileId], () => answer)
  dispatch(piles)
  const { data } = await send({ gunId: gun.id, command })
  await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state, outcome }), 5_000)
  expect(calls).toHaveLength(1)
  expect((await rowOf(data.id)).sentTime).not.toBeNull()
})

it('tells every process of each step', async () => {
  const [pileId = 0] = pileIds
  await connect([pileId])
  const told: number[] = []
  const silence = server.listener.listen(CHANNEL, (payload) => {
    for (const event of readPayload(payload)?.events ?? [])
      if (event.type === 'command') told.push(event.state)
  })
  await server.listener.ready()
  dispatch(fakePiles([pileId], yes).piles)
  await send({ pileId, command: RESET })
  await vi.waitFor(() => expect(told).toEqual([queued, sent, accepted]), 5_000)
  silence()
})

describe('accepted is not done', () => {
  it('a reset is done when the pile boots', async () => {
    const [pileId = 0] = pileIds
    await connect([pileId])
    dispatch(fakePiles([pileId], yes).piles)
    const { data } = await send({ pileId, command: RESET })
    await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state: accepted }), 5_000)
    const { stationId } = await rowOf(data.id)
    const event = { id: platform.newId(), sellerId: SELLER, stationId, pileId, gunId: null, type: 1 as const }
    await server.db
      .insertInto('gunEvent')
      .values({ ...event, ts: platform.now(), payload: '{}' })
      .execute()
    await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state: done }), 5_000)
  })

  it('a stop is done when its charge has ended, alone or with others (spec 7.30)', async () => {
    const order = await server.db
      .selectFrom('chargeOrder')
      .select(['id', 'pileId', 'gunId', 'stationId'])
      .where('sellerId', '=', SELLER)
      .where('orderStatus', '=', 2)
      .executeTakeFirstOrThrow()
    const stop = (body: object) =>
      server.call<Row>('operation-service/monitor/doRemoteStopCharge', body, { token })
    expect(await stop({ orderId: order.id })).toMatchObject({ code: 409, data: { reason: 'device.offline' } })
    await connect([order.pileId])
    await server.db
      .insertInto('chargeTransaction')
      .values({
        sellerId: SELLER,
        pileId: order.pileId,
        transactionId: '77',
        orderId: order.id,
        stationId: order.stationId,
        gunId: order.gunId,
        idToken: 'A',
        startTime: 0,
        meterStart: 0,
        costModelVersionId: 0,
        lastTime: 0,
        lastWh: 0,
      })
      .execute()
    const { piles, calls } = fakePiles([order.pileId], yes)
    dispatch(piles)
    const { data } = await stop({ orderId: order.id })
    await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state: accepted }), 5_000)
    expect(calls).toEqual([{ pileId: order.pileId, request: { kind: 'remoteStop', transactionId: '77' } }])
    await server.db.updateTable('chargeOrder').set({ orderStatus: 3 }).where('id', '=', order.id).execute()
    await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state: done }), 5_000)
    const again = await server.call<Batch>(
      'operation-service/monitor/batchRemoteStop',
      { orderIds: [order.id, 7] },
      { token },
    )
    expect(again.data).toMatchObject({
      records: [{ state: rejected, outcome: 'transition.notAllowed' }],
      refused: [{ id: 7, reason: 'record.notFound' }],
    })
    expect(await stop({ gunId: order.gunId })).toMatchObject({
      code: 409,
      data: { reason: 'transition.notAllowed' },
    })
  })
})

describe('many at once', () => {
  it('each has its own end, dead piles or not', async () => {
    const away = pileIds.slice(-10)
    const dead = new Set(pileIds.slice(0, Math.round(pileIds.length / 20)))
    await connect(pileIds.slice(0, -10))
    const here = pileIds.slice(0, -10)
    const { piles, calls } = fakePiles(here, (id) => (dead.has(id) ? 'never' : yes()))
    const { data } = await batch({ pileIds, command: RESET, reason: 'night' })
    expect(data.records).toHaveLength(pileIds.length)
    dispatch(piles, 1_500)
    await vi.waitFor(
      async () =>
        expect(await states()).toEqual({
          [accepted]: here.length - dead.size,
          [timedOut]: dead.size,
          [rejected]: away.length,
        }),
      8_000,
    )
    expect(calls.map(({ pileId }) => pileId).toSorted()).toEqual(here.toSorted())
  }, 15_000)

  it('two processes that both hold a socket send none twice', async () => {
    await connect(pileIds)
    const one = fakePiles(pileIds, yes)
    const two = fakePiles(pileIds, yes)
    dispatch(one.piles)
    dispatch(two.piles)
    await batch({ pileIds, command: ENABLE })
    await vi.waitFor(async () => expect((await states())[queued] ?? 0).toBe(0), 8_000)
    const asked = [...one.calls, ...two.calls].map(({ pileId }) => pileId)
    expect(asked.toSorted()).toEqual(pileIds.toSorted())
  }, 15_000)

  it('a process that dies in the middle sends none twice: what it has sent times out', async () => {
    await connect(pileIds)
    await batch({ pileIds, command: RESET })
    // Marked as sent, then nothing more is heard of that process.
    const lost = await claim(platform, pileIds, 40)
    expect(lost).toHaveLength(40)
    const { piles, calls } = fakePiles(pileIds, yes)
    dispatch(piles, 1_000)
    await vi.waitFor(
      async () => expect(await states()).toEqual({ [accepted]: pileIds.length - 40, [timedOut]: 40 }),
      10_000,
    )
    expect(new Set(calls.map(({ pileId }) => pileId)).size).toBe(calls.length)
    const again = new Set(lost.map(({ pileId }) => pileId))
    expect(calls.filter(({ pileId }) => again.has(pileId))).toEqual([])
  }, 15_000)

  it('what nobody can send is ended by time, and is not sent when the pile comes back', async () => {
    const [pileId = 0] = pileIds
    await connect([pileId])
    const { data } = await send({ pileId, command: RESET })
    dispatch(fakePiles([], yes).piles, 300)
    await vi.waitFor(
      async () => expect(await rowOf(data.id)).toMatchObject({ state: timedOut, outcome: 'notSent' }),
      5_000,
    )
    const back = fakePiles([pileId], yes)
    dispatch(back.piles).wake()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(back.calls).toEqual([])
  })

  it('asks a pile one thing at a time, in order', async () => {
    const [pileId = 0] = pileIds
    await connect([pileId])
    const open: (() => void)[] = []
    const asked: string[] = []
    const piles: Piles = {
      isHere: () => true,
      here: () => [pileId],
      call: (_, request) => {
        asked.push(request.kind)
        return new Promise((resolve) => open.push(() => resolve(yes())))
      },
    }
    for (const command of [ENABLE, RESET]) await send({ pileId, command })
    dispatch(piles)
    await vi.waitFor(() => expect(asked).toEqual(['availability']), 5_000)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toHaveLength(1)
    open[0]?.()
    await vi.waitFor(() => expect(asked).toEqual(['availability', 'reset']), 5_000)
    open[1]?.()
  })

  it('keeps an answer that cannot be written for the next time', async () => {
    const [pileId = 0] = pileIds
    await connect([pileId])
    let isBroken = true
    const db = new Proxy(server.db, {
      get: (target, key, receiver) => {
        if (key === 'transaction' && isBroken && answered) throw new Error('no database')
        const value = Reflect.get(target, key, receiver)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    let answered = false
    const { piles } = fakePiles([pileId], () => {
      answered = true
      return yes()
    })
    const { data } = await send({ pileId, command: RESET })
    running.push(startDispatcher({ ...platform, db }, { piles, listener: server.listener }))
    await vi.waitFor(() => expect(answered).toBe(true), 5_000)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await rowOf(data.id)).toMatchObject({ state: sent })
    isBroken = false
    await vi.waitFor(async () => expect(await rowOf(data.id)).toMatchObject({ state: accepted }), 5_000)
  })
})

it('lists commands newest first, filtered, and never those of another seller', async () => {
  await connect(pileIds.slice(0, 2))
  await batch({ pileIds: pileIds.slice(0, 3), command: ENABLE })
  const page = (body: object, as = token) =>
    server.call<{ total: number; records: Row[] }>('operation-service/pileCommand/page', body, { token: as })
  expect((await page({})).data.total).toBe(3)
  expect((await page({ state: rejected })).data.records).toMatchObject([{ outcome: 'device.offline' }])
  expect((await page({ pileId: pileIds[0] })).data.total).toBe(1)
  expect((await page({}, await server.login('admin', '10002'))).data.total).toBe(0)
  const { code } = await server.db
    .selectFrom('pile')
    .select('code')
    .where('id', '=', pileIds[0] ?? 0)
    .executeTakeFirstOrThrow()
  const targets = await server.call<{ records: { isConnected: boolean; guns: unknown[] }[] }>(
    'operation-service/pileCommand/targets',
    { name: code, gunStatus: 1 },
    { token },
  )
  expect(targets.data.records).toMatchObject([{ id: pileIds[0], isConnected: true }])
  expect(targets.data.records[0]?.guns.length).toBeGreaterThan(0)
  const counts = await server.call('operation-service/pileCommand/counts', {}, { token })
  expect(counts.data).toEqual([
    { state: queued, count: 2 },
    { state: rejected, count: 1 },
  ])
})
