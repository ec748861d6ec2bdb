import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { testCertificate } from '../../testing/test-certificate.ts'
import { rawPile, startTestGateway, type TestGateway, testPile } from '../../testing/test-gateway.ts'

let gateway: TestGateway
const recorded = recordedCharging()
const { calls, names } = recorded

const nextPile = () => gateway.codes.pop() ?? ''

beforeAll(async () => {
  gateway = await startTestGateway(recorded)
})
afterAll(() => gateway.close())
beforeEach(() => {
  calls.length = 0
})

const rowOf = (code: string) =>
  gateway.db
    .selectFrom('chargePoint')
    .innerJoin('pile', 'pile.id', 'chargePoint.pileId')
    .where('pile.code', '=', code)
    .select(['process', 'online', 'lastSeen', 'since', 'lastHeartbeat'])
    .executeTakeFirst()

/** Waits until a pile's connection is known to all, and gives its socket. */
async function online(code: string, url = gateway.url) {
  const pile = await rawPile(url, code, 'ocpp1.6')
  await expect.poll(() => names(code).at(-1)).toBe('connected')
  return pile
}

describe('a second connection', () => {
  it('takes the place of the first, without a gap', async () => {
    const code = nextPile()
    const first = await online(code)
    const second = await online(code)
    expect(await first.closed).toEqual({ code: 1000, reason: 'replaced' })
    expect(await second.say([2, '1', 'Heartbeat', {}])).toMatchObject([3, '1', {}])
    expect(names(code)).toEqual(['connected', 'connected'])
    second.close()
    await expect.poll(() => names(code).at(-1)).toBe('disconnected')
  })

  it('takes its place from another process', async () => {
    const other = await startTestGateway({ ...recorded, beside: gateway })
    const code = nextPile()
    const first = await online(code)
    const second = await online(code, other.url)
    expect(await first.closed).toEqual({ code: 1000, reason: 'replaced' })
    await expect.poll(async () => (await rowOf(code))?.process).toBe(other.processNumber)
    expect(names(code)).not.toContain('disconnected')
    second.close()
    await expect.poll(() => names(code).at(-1)).toBe('disconnected')
    await expect.poll(() => rowOf(code)).toMatchObject({ process: null, online: 0 })
    await other.close()
  })
})

describe('two chargers under one code', () => {
  it('are recognised when they replace each other; the link that stands is kept, and the matter ends', async () => {
    const code = nextPile()
    const troubles = () => calls.filter(([what, pile]) => what === 'linkTroubled' && pile === code)
    let last = await rawPile(gateway.url, code, 'ocpp1.6')
    for (let n = 0; n < 5; n++) {
      const next = await rawPile(gateway.url, code, 'ocpp1.6')
      expect(await last.closed).toMatchObject({ reason: 'replaced' })
      last = next
    }
    await expect.poll(troubles).toEqual([['linkTroubled', code, { kind: 'shared', info: '127.0.0.1' }]])
    // 409: nobody takes the link away any more.
    for (let n = 0; n < 20; n++) await expect(rawPile(gateway.url, code, 'ocpp1.6')).rejects.toThrow()
    expect(await last.say([2, '1', 'Heartbeat', {}])).toMatchObject([3, '1', {}])
    expect(names(code).filter((name) => name === 'connected').length).toBeLessThanOrEqual(6)
    expect(troubles()).toHaveLength(1)

    // Where the one that stood is gone, the other comes in.
    last.close()
    await last.closed
    const other = await rawPile(gateway.url, code, 'ocpp1.6')
    gateway.clock.now += 10 * MINUTE
    await gateway.sweep()
    expect(troubles().at(-1)).toEqual(['linkTroubled', code, { kind: 'shared', isOver: true }])
    const third = await rawPile(gateway.url, code, 'ocpp1.6')
    expect(await other.closed).toMatchObject({ reason: 'replaced' })
    third.close()
  })
})

describe('a silent pile', () => {
  it('is offline after two heartbeats, once, and back with its next frame', async () => {
    const code = nextPile()
    const pile = await online(code)
    gateway.clock.now += 2 * MINUTE
    await gateway.sweep()
    expect(names(code)).toEqual(['connected'])
    gateway.clock.now += 1
    await gateway.sweep()
    await gateway.sweep()
    expect(names(code)).toEqual(['connected', 'disconnected'])
    expect(await rowOf(code)).toMatchObject({ process: 0, online: 0 })
    await pile.say([2, '1', 'Heartbeat', {}])
    await expect.poll(() => names(code)).toEqual(['connected', 'disconnected', 'connected'])
    expect(await rowOf(code)).toMatchObject({ online: 1 })
    pile.close()
  })

  it('is there while its pings come, or its answers to ours', async () => {
    const code = nextPile()
    const pile = testPile(gateway.url, code)
    pile.reconfigure({ pingIntervalMs: 30 } as Parameters<typeof pile.reconfigure>[0])
    await pile.connect()
    await expect.poll(() => names(code)).toEqual(['connected'])
    for (let n = 0; n < 3; n++) {
      gateway.clock.now += 2 * MINUTE
      await new Promise((resolve) => pile.once('ping', resolve))
      gateway.clock.now += MINUTE
      await gateway.sweep()
    }
    expect(names(code)).toEqual(['connected'])
    expect(await rowOf(code)).toMatchObject({ online: 1, lastSeen: gateway.clock.now - MINUTE })
    await pile.close()
  })

  it('is heard with any frame, and noted when', async () => {
    const code = nextPile()
    const pile = await online(code)
    gateway.clock.now += MINUTE
    await pile.say([2, '1', 'Authorize', { idTag: '1' }])
    await gateway.sweep()
    expect(await rowOf(code)).toMatchObject({ lastSeen: gateway.clock.now, lastHeartbeat: gateway.clock.now })
    pile.close()
  })
})

describe('the piles of a process that is gone', () => {
  it('are offline where they do not come back in time, and were never away where they do', async () => {
    const dead = await startTestGateway({ ...recorded, beside: gateway, isDead: true })
    const [lost, back] = [nextPile(), nextPile()]
    await online(lost, dead.url)
    await online(back, dead.url)
    // As after kill -9: nobody says goodbye, and the lock of its number is free.
    await gateway.sweep()
    expect(await rowOf(lost)).toMatchObject({ process: null, online: 1 })
    const again = await online(back)
    await expect.poll(async () => (await rowOf(back))?.process).toBe(0)
    await gateway.sweep()
    expect(names(lost)).toEqual(['connected'])
    gateway.clock.now += MINUTE / 4
    await gateway.sweep()
    expect(names(lost)).toEqual(['connected', 'disconnected'])
    expect(names(back)).not.toContain('disconnected')
    expect(await rowOf(lost)).toMatchObject({ process: null, online: 0 })
    again.close()
    await dead.close()
  })

  it('stay with a process that lives', async () => {
    const living = await startTestGateway({ ...recorded, beside: gateway })
    const code = nextPile()
    await online(code, living.url)
    await gateway.sweep()
    expect(await rowOf(code)).toMatchObject({ process: living.processNumber, online: 1 })
    await living.close()
  })

  it('are told to come again at a stop, and let go of', async () => {
    const other = await startTestGateway({ ...recorded, beside: gateway })
    const code = nextPile()
    const pile = await online(code, other.url)
    await other.stop()
    expect((await pile.closed).code).toBe(1001)
    expect(names(code)).toEqual(['connected'])
    expect(await rowOf(code)).toMatchObject({ process: null, online: 1 })
    const again = await online(code)
    await gateway.sweep()
    await expect.poll(() => names(code)).toEqual(['connected', 'connected'])
    again.close()
    await other.close()
  })
})

describe('a pile that is edited while it is connected', () => {
  const change = (code: string, values: { code: string } | { deleted: number }) =>
    gateway.db.updateTable('pile').set(values).where('code', '=', code).execute()

  it('has the guns it has now', async () => {
    const code = nextPile()
    const pile = await online(code)
    const { id, sellerId } = await gateway.db
      .selectFrom('pile')
      .where('code', '=', code)
      .select(['id', 'sellerId'])
      .executeTakeFirstOrThrow()
    const gun = await gateway.db
      .selectFrom('gun')
      .where('pileId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    const added = { ...gun, id: gateway.platform.newId(), letter: 20, sellerId, live: null }
    await gateway.db.insertInto('gun').values(added).execute()
    expect(recorded.gunsOf(code)).not.toContain(21)
    await gateway.sweep()
    await pile.say([2, '1', 'Authorize', { idTag: '1' }])
    expect(recorded.gunsOf(code)).toContain(21)
    pile.close()
  })

  it('is sent away under a new code, and when it is deleted', async () => {
    const [renamed, deleted] = [nextPile(), nextPile()]
    const first = await online(renamed)
    const second = await online(deleted)
    await change(renamed, { code: `${renamed}-new` })
    await change(deleted, { deleted: 1 })
    await gateway.sweep()
    expect(await first.closed).toEqual({ code: 1000, reason: 'renamed' })
    expect(await second.closed).toEqual({ code: 1000, reason: 'removed' })
  })
})

it('tells again of a connection that could not be reported', async () => {
  const code = nextPile()
  recorded.fail(new Error('away'))
  const pile = await rawPile(gateway.url, code, 'ocpp1.6')
  await pile.say([2, '0', 'Heartbeat', {}])
  await expect.poll(() => gateway.log()).toContain('away')
  recorded.fail(undefined)
  await pile.say([2, '1', 'Heartbeat', {}])
  await expect.poll(() => names(code)).toEqual(['connected'])
  pile.close()
})

it('lets in over TLS', async () => {
  const { cert, key } = testCertificate
  const tls = { cert: Buffer.from(cert), key: Buffer.from(key) }
  const secure = await startTestGateway({ ...recorded, beside: gateway, tls })
  const code = nextPile()
  const pile = testPile(secure.url, code, { wsOpts: { ca: cert, headers: {} } })
  await pile.connect()
  expect(await pile.call('Heartbeat', {})).toHaveProperty('currentTime')
  await pile.close()
  await secure.close()
})
