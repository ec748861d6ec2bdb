import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publish } from '../events/publish.ts'
import { publishRightsChanged } from '../events/rights-changed.ts'
import { addressOf, messageOf, openTestStream, type TestStream } from '../testing/live-stream.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const SKYLINE = 10_001
const RIVERSIDE = 10_002

let server: TestApp
let other: TestApp
let stations: { id: number; sellerId: number }[]
let opsStations: readonly number[]
const open: TestStream[] = []

beforeAll(async () => {
  server = await createTestApp()
  other = await createTestApp({ beside: server })
  stations = await server.db.selectFrom('station').select(['id', 'sellerId']).orderBy('id').execute()
  const role = await server.db
    .selectFrom('role')
    .innerJoin('accountUser as user', (join) => join.onRef('user.sellerId', '=', 'role.sellerId'))
    .where('user.account', '=', 'ops')
    .whereRef('role.id', '=', (eb) => eb.fn.any('user.roleIds'))
    .select('role.stationIds')
    .executeTakeFirstOrThrow()
  opsStations = role.stationIds
})
beforeEach(() => {
  // An event that is older than one of its thing from an earlier test would be dropped.
  server.clock.now += 2_000
  other.clock.now = server.clock.now
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const stationOf = (sellerId: number) => stations.find((station) => station.sellerId === sellerId)?.id ?? 0

/** A gun whose status has changed. */
function gun(gunId: number, more: Partial<LiveEvent & { type: 'gun' }> = {}): LiveEvent {
  const { sellerId = SKYLINE } = more
  return {
    type: 'gun',
    time: server.clock.now,
    sellerId,
    stationId: stationOf(sellerId),
    pileId: 1,
    gunId,
    status: 3,
    orderId: null,
    live: null,
    ...more,
  }
}

async function stream(
  account = 'admin',
  options: Partial<Parameters<typeof openTestStream>[1]> = {},
  on = server,
) {
  const opened = await openTestStream(on, { token: await on.login(account), ...options })
  open.push(opened)
  return opened
}

const userOf = (account: string) =>
  server.db
    .selectFrom('accountUser')
    .select(['id', 'roleIds'])
    .where('sellerId', '=', SKYLINE)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()

const change = (id: number, values: { roleIds?: number[]; stationIds?: number[]; groupIds?: number[] }) =>
  server.db.updateTable('accountUser').set(values).where('id', '=', id).execute()

const gunsOf = (told: TestStream) => told.events().map((event) => event.type === 'gun' && event.gunId)

/** What comes last is told to everybody, so that what was not told before it never will be. */
async function settle(...streams: TestStream[]) {
  await publish(server.db, [gun(9_999), gun(9_999, { sellerId: RIVERSIDE })])
  await Promise.all(streams.map((one) => messageOf(one, 'gun')))
}

describe('an event', () => {
  it('reaches the streams of every process with the same id, within a second', async () => {
    const [here, there] = [await stream(), await stream('admin', {}, other)]
    const began = performance.now()
    await publish(other.db, [gun(1)])
    const [first, second] = [await messageOf(here, 'gun'), await messageOf(there, 'gun')]
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(JSON.parse(first.data)).toEqual(gun(1))
    expect(first.id).toBe(second.id)
  })

  it('is told only if the transaction that caused it commits', async () => {
    const told = await stream()
    await server.db
      .transaction()
      .execute(async (db) => {
        await publish(db, [gun(1)])
        throw new Error('not so')
      })
      .catch(() => undefined)
    await settle(told)
    expect(gunsOf(told)).toEqual([9_999])
  })

  it('is the last of its thing when many come together', async () => {
    const told = await stream()
    for (let w = 1; w <= 40; w++)
      await publish(server.db, [gun(1, { time: server.clock.now + w, status: w % 2 ? 3 : 1 })])
    await expect.poll(() => told.events().at(-1)?.time).toBe(server.clock.now + 40)
    expect(told.events().length).toBeLessThan(10)
  })

  it('does not go back in time', async () => {
    const told = await stream()
    await publish(server.db, [gun(2, { time: server.clock.now + 500, status: 1 })])
    await messageOf(told, 'gun')
    await publish(server.db, [gun(2, { time: server.clock.now, status: 3 })])
    await publish(server.db, [gun(3)])
    await expect.poll(() => gunsOf(told)).toEqual([2, 3])
  })
})

describe('who hears what', () => {
  it('never hears of another seller', async () => {
    const [skyline, riverside] = [
      await stream(),
      await openTestStream(server, { token: await server.login('admin', '10002') }),
    ]
    open.push(riverside)
    await publish(server.db, [gun(1), gun(2, { sellerId: RIVERSIDE })])
    await expect.poll(() => gunsOf(skyline)).toEqual([1])
    await expect.poll(() => gunsOf(riverside)).toEqual([2])
  })

  it('hears of the stations of the own data scope only, also when others are asked for', async () => {
    const inside = opsStations[0] ?? 0
    const outside =
      stations.find(({ id, sellerId }) => sellerId === SKYLINE && !opsStations.includes(id))?.id ?? 0
    const [all, asked] = [await stream('ops'), await stream('ops', { stationIds: [outside] })]
    await publish(server.db, [gun(1, { stationId: outside }), gun(2, { stationId: inside })])
    await expect.poll(() => gunsOf(all)).toEqual([2])
    expect(asked.events()).toEqual([])
  })

  it('hears what was asked for: types and stations', async () => {
    const station = stationOf(SKYLINE)
    const another = stations.find(({ id, sellerId }) => sellerId === SKYLINE && id !== station)?.id ?? 0
    const piles = await stream('admin', { types: ['pile'] })
    const one = await stream('admin', { stationIds: [station] })
    const pile = {
      type: 'pile',
      time: server.clock.now,
      sellerId: SKYLINE,
      stationId: another,
      pileId: 7,
      status: 1,
      lastHeartbeat: null,
    } as const
    await publish(server.db, [gun(1), pile])
    await expect.poll(() => piles.events()).toEqual([pile])
    await expect.poll(() => one.events()).toEqual([gun(1)])
  })

  it('hears of an order of another fleet only when every fleet may be seen', async () => {
    const order = {
      type: 'order',
      time: server.clock.now,
      sellerId: SKYLINE,
      stationId: stationOf(SKYLINE),
      orderId: 5,
      gunId: 1,
      orderStatus: 2,
      energyWh: 1,
      payableFen: 1,
      groupId: null,
    } as const
    const { id } = await userOf('viewer')
    await change(id, { groupIds: [77] })
    const [limited, whole] = [await stream('viewer'), await stream()]
    await publish(server.db, [
      order,
      { ...order, orderId: 6, groupId: 77 },
      { ...order, orderId: 7, groupId: 78 },
    ])
    await expect.poll(() => whole.events()).toHaveLength(3)
    await expect.poll(() => limited.events()).toMatchObject([{ orderId: 6 }])
    await change(id, { groupIds: [] })
  })

  it('hears of nothing that may not be read on any page, and not of the work of others', async () => {
    const repair = await stream('repair')
    const { id: userId } = await userOf('repair')
    const job = {
      type: 'job',
      time: server.clock.now,
      sellerId: SKYLINE,
      kind: 'export',
      fileId: 1,
      state: 2,
    } as const
    const order = {
      type: 'workOrder',
      time: server.clock.now,
      sellerId: SKYLINE,
      stationId: stationOf(SKYLINE),
      workOrderId: 1,
      state: 2,
    } as const
    const mine = [
      { ...job, userId },
      { ...order, repairUser: userId },
    ]
    const others = [
      gun(1),
      { ...job, userId: userId + 1 },
      { ...order, workOrderId: 2, repairUser: userId + 1 },
    ]
    await publish(server.db, [...others, ...mine])
    await expect.poll(() => repair.events()).toEqual(mine)
  })
})

describe('a stream that broke', () => {
  it('goes on where it was, in any process', async () => {
    const first = await stream()
    await publish(server.db, [gun(1)])
    await messageOf(first, 'gun')
    first.close()
    await publish(server.db, [gun(2), gun(3, { sellerId: RIVERSIDE }), gun(4)])
    await publish(server.db, [gun(2, { status: 1 })])
    for (const on of [server, other]) {
      const next = await stream('admin', { lastEventId: first.lastId() }, on)
      await expect.poll(() => gunsOf(next)).toEqual([4, 2])
      expect(next.messages.map(({ event }) => event)).not.toContain('reset')
    }
  })

  it('is told to read anew when the place is not known any more', async () => {
    for (const lastEventId of ['somebody.1', 'x', '1.2.3', '%00']) {
      const told = await stream('admin', { lastEventId })
      await messageOf(told, 'reset')
    }
  })

  it('is told to read anew when this process heard nothing for a while', async () => {
    const told = await stream()
    await server.db.executeQuery(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ampdeck events' and datname = current_database()`.compile(server.db),
    )
    await messageOf(told, 'reset')
    await publish(server.db, [gun(1)])
    await messageOf(told, 'gun')
  })
})

describe('the right to hear', () => {
  const refusal = async (headers: Record<string, string>, query = '') => {
    const answer = await server.app.inject({ url: `/events${query}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }

  it('is that of a call: the token plain or after "Bearer", else the envelope', async () => {
    expect(await refusal({})).toMatchObject({ status: 401, code: 401 })
    expect(await refusal({ authorization: 'Bearer nobody' })).toMatchObject({ status: 401, code: 401 })
    const token = await server.login('admin')
    const bearer = await openTestStream(server, { token: `Bearer ${token}` })
    bearer.close()
    await server.call('system-service/user/logout', {}, { token })
    expect(await refusal({ authorization: token })).toMatchObject({ status: 200, code: 2 })
  })

  it('ends with the session, at once', async () => {
    const token = await server.login('admin')
    const told = await openTestStream(other, { token })
    await server.call('system-service/user/logout', {}, { token })
    expect(JSON.parse((await messageOf(told, 'end')).data)).toMatchObject({ code: 2 })
    await told.ended
  })

  it('ends with the permission', async () => {
    const told = await stream('viewer', { types: ['gun'] })
    const viewer = await userOf('viewer')
    await change(viewer.id, { roleIds: [] })
    await publishRightsChanged(server.db, viewer.id)
    expect(JSON.parse((await messageOf(told, 'end')).data)).toMatchObject({ code: 403 })
    await change(viewer.id, { roleIds: [...viewer.roleIds] })
  })

  it('follows the data scope as it becomes, and says so', async () => {
    const told = await stream('viewer', { types: ['gun'] })
    const viewer = await userOf('viewer')
    await change(viewer.id, { stationIds: [stationOf(SKYLINE) + 1] })
    await publishRightsChanged(server.db, viewer.id)
    await messageOf(told, 'permission')
    await messageOf(told, 'reset')
    await publish(server.db, [gun(1), gun(2, { stationId: stationOf(SKYLINE) + 1 })])
    await expect.poll(() => gunsOf(told)).toEqual([2])
    await change(viewer.id, { stationIds: [] })
  })

  it('is refused to who may hear none of what was asked for', async () => {
    const token = await server.login('repair')
    expect(await refusal({ authorization: token }, '?types=gun')).toMatchObject({ status: 403, code: 403 })
  })

  it('refuses what makes no sense, field by field', async () => {
    const authorization = await server.login('admin')
    for (const query of [
      '?types=guns',
      '?stationIds=1,x',
      '?stationIds=-5',
      `?stationIds=${'9'.repeat(30)}`,
    ]) {
      const issues = [{ path: [expect.any(String), expect.any(Number)] }]
      expect(await refusal({ authorization }, query), query).toMatchObject({
        status: 200,
        code: 400,
        data: { issues },
      })
    }
  })

  it('answers 404 to other methods and below', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/events' })).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/events/gun' })).json()).toMatchObject({ code: 404 })
  })
})

describe('the stream itself', () => {
  it('is left by whoever goes before it was opened', async () => {
    const [address, token] = [await addressOf(server), await server.login('admin')]
    const open = async () =>
      Number(/^live_streams (\d+)$/m.exec((await server.app.inject({ url: '/metrics' })).body)?.[1])
    const before = await open()
    for (let ms = 0; ms < 40; ms += 1) {
      const line = new AbortController()
      setTimeout(() => line.abort(), ms / 2)
      await fetch(`${address}/events`, { headers: { authorization: token }, signal: line.signal }).catch(
        () => undefined,
      )
    }
    await expect.poll(open, { timeout: 20_000 }).toBe(before)
  })

  it('is written as server-sent events, never compressed, with the security headers', async () => {
    const told = await fetch(`${await addressOf(server)}/api/events`, {
      headers: { authorization: await server.login('admin'), 'accept-encoding': 'br, gzip' },
    })
    expect(Object.fromEntries(told.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    })
    expect(told.headers.get('content-encoding')).toBeNull()
    const { value } = (await told.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
    expect(value).toMatch(/^retry: \d+\n/)
    await told.body?.cancel().catch(() => undefined)
  })

  it('keeps no more than the last of each thing for a reader who does not read', async () => {
    const request = httpRequest(`${await addressOf(server)}/events`, {
      headers: { authorization: await server.login('admin') },
    })
    request.end()
    const [response] = await once(request, 'response')
    response.pause()
    const before = process.memoryUsage().heapUsed
    const text = 'x'.repeat(1_500)
    for (let round = 0; round < 200; round++) {
      const events = Array.from({ length: 25 }, (_, n) =>
        gun(100 + n, {
          time: server.clock.now + round,
          live: { V: 1, A: 1, W: 1, Wh: 1, soc: null, tempC: null, ts: round, text } as never,
        }),
      )
      await publish(server.db, events)
    }
    // 7.5 MB were published; what waits for this reader is what the line holds and 25 events.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1_048_576)
    response.resume()
    let last = ''
    response.on('data', (chunk: Buffer) => {
      last = (last + chunk.toString()).slice(-60_000)
    })
    await expect.poll(() => last).toContain(`"ts":199`)
    request.destroy()
  })

  it('is given to one person so many times at once, and counted', async () => {
    const token = await server.login('finance')
    const streams = await Promise.all(Array.from({ length: 50 }, () => openTestStream(server, { token })))
    expect(
      await server.app
        .inject({ url: '/events', headers: { authorization: token } })
        .then((answer) => answer.json()),
    ).toMatchObject({ code: 429 })
    expect((await server.app.inject({ url: '/metrics' })).body).toMatch(/^live_streams 5\d$/m)
    for (const one of streams) one.close()
    await expect
      .poll(async () => (await server.app.inject({ url: '/metrics' })).body)
      .toMatch(/^live_streams \d$/m)
  })

  it('ends when the server stops', async () => {
    const third = await createTestApp({ beside: server })
    const told = await openTestStream(third, { token: await third.login('admin') })
    const began = performance.now()
    await third.close()
    await told.ended
    expect(performance.now() - began).toBeLessThan(9_000)
  })
})
