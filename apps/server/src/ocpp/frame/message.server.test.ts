import { DAY } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idAt } from '../../database/ids.ts'
import { ensureMonths } from '../../database/partitions.ts'
import { Rows } from '../../database/rows.ts'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { rawPile, startTestGateway, type TestGateway, testPile } from '../../testing/test-gateway.ts'
import { counterpart, page, removeOldMessages } from './message.store.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway(recordedCharging())
})
afterAll(() => gateway.close())

function rowsOf(sellerId: number, stationIds: number[] | null = null): Rows {
  const scope = { sellerId, stationIds, groupIds: null } as unknown as ConstructorParameters<typeof Rows>[1]
  return new Rows(gateway.db, scope, { now: gateway.clock.now, userId: null, newId: gateway.platform.newId })
}

const framesOf = async (pileCode: string) =>
  (await page(rowsOf(10_001), { pileCode, current: 1, pageSize: 50 })).records.reverse()

it('keeps every frame of both directions with its pair, as it was', async () => {
  const code = gateway.codes.pop() ?? ''
  const pile = testPile(gateway.url, code)
  pile.handle('Reset', async () => ({ status: 'Accepted' }))
  await pile.connect()
  await pile.call('Heartbeat', {})
  const { id } = await gateway.db
    .selectFrom('pile')
    .where('code', '=', code)
    .select('id')
    .executeTakeFirstOrThrow()
  await gateway.piles.call(id, { kind: 'reset', hard: true }, { timeoutMs: 2_000 })
  await expect.poll(async () => (await framesOf(code)).length).toBe(4)
  await pile.close()

  const frames = await framesOf(code)
  expect(
    frames.map(({ direction, frameType, action, protocol }) => [direction, frameType, action, protocol]),
  ).toEqual([
    [1, 2, 'Heartbeat', 1],
    [2, 3, 'Heartbeat', 1],
    [2, 2, 'Reset', 1],
    [1, 3, 'Reset', 1],
  ])
  const [call, answer, reset, done] = frames
  expect(answer).toMatchObject({ pairId: call?.id, messageId: call?.messageId, ts: gateway.clock.now })
  expect(answer?.latencyMs).toBeGreaterThanOrEqual(0)
  expect(JSON.parse(reset?.raw ?? '')).toEqual([2, reset?.messageId, 'Reset', { type: 'Hard' }])
  if (!reset || !done) return
  expect(await counterpart(rowsOf(10_001), reset)).toMatchObject({ id: done.id })
  expect(await counterpart(rowsOf(10_001), done)).toMatchObject({ id: reset.id })
})

it('keeps frames by the time of their receipt where the clock has jumped past every month that was made ahead', async () => {
  const code = gateway.codes.pop() ?? ''
  const before = gateway.clock.now
  gateway.clock.now += 800 * DAY
  const pile = await rawPile(gateway.url, code, 'ocpp1.6')
  await pile.say([2, '1', 'Heartbeat', {}])
  await expect.poll(async () => (await framesOf(code)).length).toBe(2)
  pile.close()
  expect((await framesOf(code)).map(({ ts }) => ts)).toEqual([gateway.clock.now, gateway.clock.now])
  gateway.clock.now = before
})

it('keeps what is no frame at all, and says what was wrong', async () => {
  const code = gateway.codes.pop() ?? ''
  const pile = await rawPile(gateway.url, code, 'ocpp1.6')
  await pile.say('hello \u0000 there')
  await pile.say([2, 'a\u0000b', 'Authorize', { idTag: 7 }])
  await pile.say(`[2,"x","${'A'.repeat(60)}",{}]`)
  await expect.poll(async () => (await framesOf(code)).length).toBe(6)
  pile.close()
  const frames = (await framesOf(code)).filter(({ direction }) => direction === 1)
  expect(
    frames.map(({ frameType, action, schemaError }) => [
      frameType,
      action,
      schemaError?.split(':')[0] ?? null,
    ]),
  ).toEqual([
    [null, null, 'Message must be a JSON structure'],
    [null, null, 'TypeConstraintViolation'],
    [2, 'A'.repeat(60), null],
  ])
  const wrong = await page(rowsOf(10_001), { pileCode: code, hasError: true, current: 1, pageSize: 10 })
  expect(wrong.total).toBe(2)
})

it('shows frames to their seller, at the stations of the caller', async () => {
  const [frame] = (await page(rowsOf(10_001), { current: 1, pageSize: 1 })).records
  expect(frame).toBeDefined()
  expect((await page(rowsOf(10_002), { current: 1, pageSize: 1 })).total).toBe(0)
  expect(
    (await page(rowsOf(10_001, [frame?.stationId ?? 0]), { current: 1, pageSize: 1 })).total,
  ).toBeGreaterThan(0)
  expect((await page(rowsOf(10_001, [1]), { current: 1, pageSize: 1 })).total).toBe(0)
})

it('throws frames away after 90 days', async () => {
  const { now } = gateway.clock
  const old = [now - 150 * DAY, now - 91 * DAY, now - 89 * DAY]
  await ensureMonths(gateway.db, now - 150 * DAY, now)
  const common = {
    sellerId: 10_001,
    stationId: 1,
    pileId: 1,
    pileCode: 'old',
    protocol: 1,
    direction: 1,
    raw: '',
  }
  await gateway.db
    .insertInto('message')
    .values(old.map((ts) => ({ ...common, id: idAt(ts), ts })))
    .execute()
  await removeOldMessages(gateway.db, now)
  expect((await framesOf('old')).map(({ ts }) => ts)).toEqual([now - 89 * DAY])
  await ensureMonths(gateway.db, now - 150 * DAY, now)
  expect((await framesOf('old')).map(({ ts }) => ts)).toEqual([now - 89 * DAY])
})

it('counts frames for Prometheus', async () => {
  const { text } = await gateway.get('/metrics')
  expect(text).toMatch(/ocpp_frames_total\{direction="up",action="Heartbeat"\} [1-9]/)
  expect(text).toMatch(/ocpp_frames_total\{direction="up",action="other"\} [1-9]/)
  expect(text).toMatch(/ocpp_schema_errors_total\{direction="up"\} [1-9]/)
  expect(text).toContain('ocpp_connections{')
  expect(text).toContain('process_cpu_seconds_total')
})
