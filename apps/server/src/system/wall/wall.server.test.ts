import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { permission } from '@ampdeck/api/system/permission'
import { user } from '@ampdeck/api/system/user'
import { type Wall, type WallHealth, type WallScreen, wall } from '@ampdeck/api/system/wall'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStream, type TestStream } from '../../testing/live-stream.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000
const { network, revenue } = wallScene.code

const draft = () => ({
  name: `大屏 ${randomUUID().slice(0, 8)}`,
  nameEn: null,
  size: wallSize.code.fullHd,
  scenes: [network],
  everySeconds: 30,
  stationIds: [],
  remark: null,
})
plainRecord(wall, draft)

const health: WallHealth = {
  framesPerSecond: 60,
  heapMb: 40,
  width: 1_920,
  height: 1_080,
  scene: 'network',
  build: 'x',
}

describe('a screen of a wall', () => {
  let server: TestApp
  let admin: string
  let viewer: string
  const publicDirectory = mkdtempSync(join(tmpdir(), 'ampdeck-public-'))

  beforeAll(async () => {
    mkdirSync(join(publicDirectory, 'bigscreen'))
    writeFileSync(
      join(publicDirectory, 'bigscreen/index.html'),
      '<head><meta name="build" content="newest"></head>',
    )
    server = await createTestApp({ publicDirectory })
    admin = await server.login('admin')
    viewer = await server.login('viewer')
  })
  afterAll(async () => {
    await server.close()
    rmSync(publicDirectory, { recursive: true })
  })

  const ask = <Data>({ path }: { path: string }, body: object, token?: string) =>
    server.call<Data>(path, body, { token })
  const made = async (change: object = {}) =>
    (await ask<Wall>(wall.save, { ...draft(), ...change }, admin)).data
  const screensOf = async (id: number) =>
    (await ask<{ records: WallScreen[] }>(wall.screens, { id }, admin)).data.records
  const linkTo = async (id: number, days = 30) => {
    const { data } = await ask<{ path: string }>(wall.link, { id, days }, admin)
    return data.path.replace('/bigscreen/?wall=', '')
  }
  const enter = (key: string) => ask<{ token: string }>(wall.enter, { key })
  const openedByLink = async (id: number) => (await enter(await linkTo(id))).data.token

  it('comes by a link, reads the big screen, and nothing else', async () => {
    const { id } = await made()
    const token = await openedByLink(id)
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 0 })
    const { data } = await ask<{ name: string }[]>(permission.user, {}, token)
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['bigScreen:query']))
    expect(data.map(({ name }) => name)).not.toContain('homeRevenue:query')
    expect(data.map(({ name }) => name)).not.toContain('stationList')

    for (const { path } of [user.info, wall.page, wall.save])
      expect(await server.call(path, {}, { token }), path).toMatchObject({ code: 403 })
    expect(await ask(wall.link, { id, days: 1 }, token)).toMatchObject({ code: 403 })
    expect(await server.call('config-service/station/page', {}, { token })).toMatchObject({ code: 403 })
  })

  it('shows the revenue where the wall has that scene', async () => {
    const { id } = await made({ scenes: [network, revenue] })
    const { data } = await ask<{ name: string }[]>(permission.user, {}, await openedByLink(id))
    expect(data.map(({ name }) => name)).toContain('homeRevenue:query')
  })

  it('sees the stations of its wall alone', async () => {
    const seen = async (token: string) =>
      (await ask<{ stations: { id: number }[] }>(operationView.bigScreen, {}, token)).data.stations.map(
        (station) => station.id,
      )
    const all = await seen(admin)
    const stationIds = all.slice(0, 2)
    const { id } = await made({ stationIds })
    expect(await seen(await openedByLink(id))).toEqual(stationIds)
    expect(all.length).toBeGreaterThan(2)
  })

  it('is connected by the code that it shows, once', async () => {
    const { id } = await made()
    const { data: offer } = await ask<{ code: string; secret: string }>(wall.offer, {})
    const claim = () => ask<{ token: string | null; isOpen: boolean }>(wall.claim, { secret: offer.secret })
    expect((await claim()).data).toEqual({ token: null, isOpen: true })

    const { code } = offer
    expect(await ask(wall.pair, { id, code, days: 30 }, viewer)).toMatchObject({ code: 403 })
    const stranger = await server.login('admin', '10002')
    expect(await ask(wall.pair, { id, code, days: 30 }, stranger)).toMatchObject({ code: 404 })
    expect(await ask(wall.pair, { id, code, days: 30 }, admin)).toMatchObject({ code: 0 })
    expect(await ask(wall.pair, { id, code, days: 30 }, admin)).toMatchObject({
      code: 409,
      data: { reason: 'wall.noSuchCode' },
    })

    const { token } = (await claim()).data
    expect(await ask(operationView.bigScreen, {}, token ?? '')).toMatchObject({ code: 0 })
    expect((await claim()).data).toEqual({ token: null, isOpen: false })
  })

  describe('and strangers', () => {
    type Offer = { code: string; secret: string }
    const offerFrom = async (address: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/system-service/wall/offer',
        remoteAddress: address,
        payload: {},
      })
      server.clock.now += 1
      return answer.json<{ code: number; data: Offer }>()
    }
    const isOpen = async ({ secret }: Offer) =>
      (await ask<{ isOpen: boolean }>(wall.claim, { secret })).data.isOpen

    it.each([
      ['an address', () => '198.51.100.7'],
      ['all addresses of a machine', (n: number) => `2001:db8:0:1::${n.toString(16)}`],
    ])('who ask for codes from %s lose their own oldest ones, and stop nobody', async (_who, addressOf) => {
      const { data: waiting } = await offerFrom('203.0.113.5')
      const offers: Offer[] = []
      for (let n = 1; n <= 25; n += 1) {
        const { code, data } = await offerFrom(addressOf(n))
        expect(code).toBe(0)
        offers.push(data)
      }
      expect(await isOpen(waiting)).toBe(true)
      expect(await Promise.all(offers.map(isOpen))).toEqual([
        ...Array.from({ length: 5 }, () => false),
        ...Array.from({ length: 20 }, () => true),
      ])
    })

    it('from many networks fill no more than the table holds, and do not drop a screen that was connected', async () => {
      const { id } = await made()
      const { data: connected } = await offerFrom('203.0.113.6')
      expect(await ask(wall.pair, { id, code: connected.code, days: 1 }, admin)).toMatchObject({ code: 0 })
      const { now } = server.clock
      await sql`insert into wall_offer (secret_hash, code, create_time, ip, network, browser)
        select 'n' || n, 'n' || n, ${now}, '', (n / 10)::text, '' from generate_series(1, 10100) n`.execute(
        server.db,
      )
      expect(await offerFrom('203.0.113.7')).toMatchObject({ code: 0 })
      const { count } = await server.db
        .selectFrom('wallOffer')
        .where('wallId', 'is', null)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(10_000)
      expect((await ask<object>(wall.claim, { secret: connected.secret })).data).toMatchObject({
        token: expect.any(String),
      })
      await server.db.deleteFrom('wallOffer').execute()
    })

    it('cannot try codes: wrong ones are counted for a person, right ones are free', async () => {
      const { id } = await made()
      const person = await server.login('admin', '10002')
      server.clock.now += 60_000
      const own = (await ask<Wall>(wall.save, draft(), person)).data.id
      const connect = async (token: string, wallId: number) => {
        const { code } = (await offerFrom('203.0.113.8')).data
        return (await ask(wall.pair, { id: wallId, code, days: 1 }, token)).code
      }
      for (let n = 0; n < 12; n += 1) expect(await connect(person, own)).toBe(0)
      const codes: number[] = []
      for (let n = 0; n < 12; n += 1)
        codes.push((await ask(wall.pair, { id: own, code: 'AAAA-AAAA', days: 1 }, person)).code)
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429])
      expect(await connect(person, own)).toBe(429)
      // A colleague of another seller at the same address is not stopped.
      expect(await connect(admin, id)).toBe(0)
      server.clock.now += 61_000
      expect(await connect(person, own)).toBe(0)
    })
  })

  it('takes its code as people type it', async () => {
    const { id } = await made()
    for (const typed of [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace('-', ' '),
      (code: string) => ` ${code.replace('-', '')} `,
      (code: string) => code.replace('-', '–'),
    ]) {
      const { code } = (await ask<{ code: string }>(wall.offer, {})).data
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
      expect(await ask(wall.pair, { id, code: typed(code), days: 1 }, admin)).toMatchObject({ code: 0 })
    }
    for (const code of ['', '123456', 'AAAA-AAA0', 'AAAA-AAAA-A', 'x'.repeat(1_000)])
      expect(await ask(wall.pair, { id, code, days: 1 }, admin), code).toMatchObject({ code: 400 })
  })

  it('that was connected in the last moment of its code still comes in', async () => {
    const { id } = await made()
    const { data: offer } = await ask<{ code: string; secret: string }>(wall.offer, {})
    const claim = () => ask<{ token: string | null; isOpen: boolean }>(wall.claim, { secret: offer.secret })
    server.clock.now += 599_000
    expect(await ask(wall.pair, { id, code: offer.code, days: 1 }, admin)).toMatchObject({ code: 0 })
    server.clock.now += 3_000
    expect((await claim()).data).toMatchObject({ token: expect.any(String) })
    expect((await claim()).data).toEqual({ token: null, isOpen: false })
  })

  it('that was connected and has not come in does not after all screens were turned off', async () => {
    const { id } = await made()
    const { data: offer } = await ask<{ code: string; secret: string }>(wall.offer, {})
    expect(await ask(wall.pair, { id, code: offer.code, days: 1 }, admin)).toMatchObject({ code: 0 })
    expect(await ask(wall.revoke, { id }, admin)).toMatchObject({ code: 0 })
    expect((await ask(wall.claim, { secret: offer.secret })).data).toEqual({ token: null, isOpen: false })
  })

  it('has a few live streams of its own, and leaves its person all of theirs', async () => {
    const { id } = await made()
    const screens = [await openedByLink(id), await openedByLink(id)]
    const open: TestStream[] = []
    const refusedStream = async (token: string) =>
      (await server.app.inject({ url: '/events', headers: { authorization: token } })).json()
    for (const token of screens) {
      for (let n = 0; n < 6; n += 1) open.push(await openTestStream(server, { token }))
      expect(await refusedStream(token)).toMatchObject({ code: 429 })
    }
    for (let n = 0; n < 50; n += 1) open.push(await openTestStream(server, { token: admin }))
    expect(await refusedStream(admin)).toMatchObject({ code: 429 })
    for (const one of open) one.close()
  })

  it('shows a code for ten minutes', async () => {
    const { id } = await made()
    const { data: offer } = await ask<{ code: string; secret: string }>(wall.offer, {})
    server.clock.now += 601_000
    expect((await ask<object>(wall.claim, { secret: offer.secret })).data).toMatchObject({ isOpen: false })
    expect(await ask(wall.pair, { id, code: offer.code, days: 1 }, admin)).toMatchObject({ code: 409 })
  })

  it('says how it is and hears what to show; a person hears of the pages alone', async () => {
    const { id, name } = await made()
    const token = await openedByLink(id)
    const heard = await ask<{ build: string; wall: object | null }>(wall.beat, health, token)
    expect(heard.data).toEqual({
      build: 'newest',
      wall: { name, nameEn: null, scenes: [network], everySeconds: 30 },
    })
    expect((await ask(wall.beat, health, admin)).data).toEqual({ build: 'newest', wall: null })
    const [screen] = await screensOf(id)
    expect(screen).toMatchObject({ health, state: 1, isUpToDate: false, userName: expect.any(String) })
    expect((await ask<Wall>(wall.get, { id }, admin)).data).toMatchObject({ screens: 1, screensOn: 1 })
    await ask(wall.beat, { ...health, build: 'newest' }, token)
    expect((await screensOf(id))[0]).toMatchObject({ isUpToDate: true })

    server.clock.now += 200_000
    expect((await screensOf(id))[0]).toMatchObject({ state: 2 })
    expect((await ask<Wall>(wall.get, { id }, admin)).data).toMatchObject({ screens: 1, screensOn: 0 })
  })

  it.each([
    ['turned off', (id: number, screenId: number) => ask(wall.revoke, { id, screenId }, admin)],
    ['ended with its link', (id: number) => ask(wall.revoke, { id }, admin)],
    ['of a wall that was deleted', (id: number) => ask(wall.delete, { id }, admin)],
  ])('that is %s shows nothing more', async (_how, end) => {
    const { id } = await made()
    const token = await openedByLink(id)
    const [screen] = await screensOf(id)
    expect(await end(id, screen?.id ?? 0)).toMatchObject({ code: 0 })
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 2 })
  })

  it('ends with its link: by time, and by a newer link for those that come after', async () => {
    const { id } = await made()
    const first = await linkTo(id, 1)
    const token = (await enter(first)).data.token
    const second = await linkTo(id, 2)
    expect(await enter(first)).toMatchObject({ code: 409, data: { reason: 'wall.linkEnded' } })
    expect(await enter(second)).toMatchObject({ code: 0 })

    server.clock.now += DAY
    admin = await server.login('admin')
    viewer = await server.login('viewer')
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 2 })
    expect(await enter(second)).toMatchObject({ code: 0 })
    server.clock.now += DAY
    admin = await server.login('admin')
    viewer = await server.login('viewer')
    expect(await enter(second)).toMatchObject({ code: 409 })
  })

  it('sees no more than whoever connected it, and nothing when that person is gone', async () => {
    const { id } = await made()
    const token = await openedByLink(id)
    const off = server.db
      .updateTable('accountUser')
      .where('account', '=', 'admin')
      .where('sellerId', '=', 10_001)
    await off.set({ state: 2 }).execute()
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 2 })
    await off.set({ state: 1 }).execute()
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 0 })
    const { roleIds } = await server.db
      .selectFrom('accountUser')
      .select('roleIds')
      .where('account', '=', 'admin')
      .where('sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
    await off.set({ roleIds: [] }).execute()
    expect(await ask(operationView.bigScreen, {}, token)).toMatchObject({ code: 2 })
    await off.set({ roleIds }).execute()
  })

  it('of another seller is not there', async () => {
    const { id } = await made()
    const stranger = await server.login('admin', '10002')
    for (const [call, body] of [
      [wall.screens, { id }],
      [wall.link, { id, days: 1 }],
      [wall.revoke, { id }],
    ] as const)
      expect(await ask(call, body, stranger), call.path).toMatchObject({ code: 404 })
    expect(await ask(wall.link, { id, days: 1 }, viewer)).toMatchObject({ code: 403 })
  })
})
