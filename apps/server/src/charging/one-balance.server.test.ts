import { orderStatus } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ChargePoint, Charging } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { createCharging } from './charging.ts'
import { prepareStart } from './start/prepare-start.service.ts'

/* One balance, many charges. */

const { server, service } = setUpNetwork()
let piles: ChargePoint[]
/** A second server on the same database. */
let beside: Charging

beforeAll(async () => {
  beside = createCharging(server.platform, { gatherMs: 0 })
})
beforeEach(async () => {
  server.clock.now = TEST_NOW
  piles = await Promise.all(Array.from({ length: 6 }, () => addPile(server.platform)))
})

const startAll = (tokens: readonly string[]) =>
  Promise.all(
    piles.map((at, index) =>
      (index % 2 ? service : beside).started(at, {
        connector: 1,
        token: { value: tokens[index % tokens.length] ?? '', isVin: false },
        meterWh: 0,
        ts: server.clock.now,
      }),
    ),
  )

async function read(wh: number, transactions: readonly { transactionId: string }[]) {
  server.clock.now += MINUTE
  const reading = { ts: server.clock.now, meterWh: wh, W: 60_000, V: 400, A: 150, soc: 40, tempC: 30 }
  await Promise.all(
    transactions.map(({ transactionId }, index) => {
      const at = piles[index]
      return (
        at && (index % 2 ? service : beside).metered(at, { connector: 1, transactionId, readings: [reading] })
      )
    }),
  )
}

const stops = async () => {
  const ids = piles.map(({ pileId }) => pileId)
  const found = await server.db
    .selectFrom('pileCommand')
    .select('pileId')
    .where('pileId', 'in', ids)
    .orderBy('pileId')
    .execute()
  return found.map(({ pileId }) => ids.indexOf(pileId)).sort()
}

async function owed(transactions: readonly { transactionId: string; accepted: boolean }[], wh: number) {
  let sum = 0
  for (const [index, { transactionId, accepted }] of transactions.entries()) {
    const at = piles[index]
    if (!at || !accepted) continue
    await service.stopped(at, { transactionId, meterWh: wh, reason: 6, readings: [], ts: server.clock.now })
    sum += (await orderOf(server.platform, at, transactionId)).owedFen
  }
  return sum
}

it('six guns at once on a card with 3.00 yuan do not all charge', async () => {
  const { cardNo } = await addMember(server.platform, { phoneFen: 300 })
  const started = await startAll([cardNo])
  expect(started.filter(({ accepted }) => accepted)).toHaveLength(1)
  expect(started.filter((answer) => !answer.accepted && answer.reason === 'balance.tooLow')).toHaveLength(5)
  await read(1_000, started)
  expect(await service.authorize(piles[5] as ChargePoint, { value: cardNo, isVin: false })).toMatchObject({
    accepted: false,
  })
  expect(await owed(started, 1_000)).toBe(0)
})

it.each([
  ['a member by phone and card', { phoneFen: 3_000 }, ['cardNo', 'phone']],
  ['a fleet with credit', { fleet: { balanceFen: 1_000, creditFen: 2_000 } }, ['cardNo', 'vin']],
] as const)(
  'all charges of %s are stopped when together they have used up the balance',
  async (_who, options, tokens) => {
    const member = await addMember(server.platform, options)
    const started = await startAll(tokens.map((token) => member[token]))
    expect(started.every(({ accepted }) => accepted)).toBe(true)
    let wh = 0
    while ((await stops()).length === 0) {
      wh += 500
      await read(wh, started)
    }
    // None of them has cost what there is, and all are asked to end.
    expect(await stops()).toEqual([0, 1, 2, 3, 4, 5])
    expect(wh).toBeGreaterThan(1_500)
    // What is owed is no more than what one reading of one gun costs.
    expect(await owed(started, wh)).toBeLessThanOrEqual(70)
  },
)

it('what is free again lets the next one start', async () => {
  const { cardNo } = await addMember(server.platform, { phoneFen: 900 })
  const [first, ...others] = await startAll([cardNo])
  const accepted = [first, ...others].filter((answer) => answer?.accepted)
  expect(accepted.length).toBeGreaterThan(1)
  expect(accepted.length).toBeLessThan(6)
  const held = async () =>
    (
      await server.db
        .selectFrom('chargeHold')
        .selectAll()
        .where('orderId', 'in', await orderIds())
        .execute()
    ).length
  const orderIds = async () =>
    (
      await server.db
        .selectFrom('chargeOrder')
        .select('id')
        .where(
          'pileId',
          'in',
          piles.map(({ pileId }) => pileId),
        )
        .execute()
    ).map(({ id }) => id)
  expect(await held()).toBe(accepted.length)
  expect(await owed([first, ...others] as never, 0)).toBe(0)
  expect(await held()).toBe(0)
  expect(await service.authorize(piles[0] as ChargePoint, { value: cardNo, isVin: false })).toEqual({
    accepted: true,
  })
})

it('starts that are asked for from afar hold back too', async () => {
  const { cardNo } = await addMember(server.platform, { phoneFen: 300 })
  const asked = await Promise.all(
    piles.map((at) =>
      server.db
        .transaction()
        .execute((db) =>
          prepareStart(
            { ...server.platform, db },
            { sellerId: at.sellerId, gunId: at.guns[0]?.id ?? 0, token: cardNo },
          ),
        ),
    ),
  )
  expect(asked.filter((answer) => 'orderId' in answer)).toHaveLength(1)
  const order = await server.db
    .selectFrom('chargeOrder')
    .select('orderStatus')
    .where(
      'pileId',
      'in',
      piles.map(({ pileId }) => pileId),
    )
    .execute()
  expect(order).toEqual([{ orderStatus: orderStatus.code.starting }])
})
