import { feedInState } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChargePoint, Reading } from '../../device/charge-point.ts'
import { checkLedger } from '../../ledger/ledger-book.ts'
import { addMember, addPile, orderOf, type TestMember } from '../../testing/charging.ts'
import { setUpNetwork } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { exportedOf } from '../metering/export.store.ts'
import { feedInFen } from './feed-in.service.ts'

const STATE = feedInState.code
const { server, service } = setUpNetwork()
let pile: ChargePoint
let member: TestMember

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  member = await addMember(server.platform, { phoneFen: 50_000 })
})

const payFor = (price4: number | null) =>
  server.db
    .updateTable('costModelVersion')
    .set({ feedInPrice4: price4 })
    .where('id', '=', member.versionId)
    .execute()
const reading = (
  minute: number,
  drawnWh: number | null,
  outWh: number | null,
  W: number | null = null,
): Reading => ({
  ...{ ts: TEST_NOW + minute * MINUTE, meterWh: drawnWh, W: null, V: null, A: null, soc: null, tempC: null },
  ...((outWh !== null || W !== null) && { exported: { wh: outWh, intervalWh: null, W } }),
})

/** A charge of twenty minutes with what its pile measured, the last with its end. */
async function charge(...readings: Reading[]) {
  const token = { value: member.phone, isVin: false }
  const { transactionId } = await service.started(pile, { connector: 1, token, meterWh: 1_000, ts: TEST_NOW })
  server.clock.now = TEST_NOW + 20 * MINUTE
  const last = readings.at(-1)
  const before = readings.slice(0, -1)
  if (before.length > 0) await service.metered(pile, { connector: 1, transactionId, readings: before })
  await service.stopped(pile, {
    ...{ transactionId, connector: 1, meterWh: last?.meterWh ?? null, reason: 1 },
    ...{ readings: last ? [last] : [], ts: server.clock.now },
  })
  const order = await orderOf(server.platform, pile, transactionId)
  const exported = await exportedOf(server.db, order)
  const flows = await server.db
    .selectFrom('accountFlow')
    .select('amountFen')
    .where('bizType', '=', 'feedIn')
    .where('bizId', '=', order.id)
    .execute()
  return { order, exported, paid: flows.map(({ amountFen }) => amountFen) }
}

describe('energy out of a car', () => {
  it('is unknown, not zero, where the pile measures none', async () => {
    await payFor(4_000)
    expect(await charge(reading(10, 5_000, null), reading(20, 9_000, null))).toMatchObject({
      exported: null,
      paid: [],
    })
  })

  it('is recorded and not paid where the tariff pays nothing', async () => {
    await payFor(null)
    const { order, exported, paid } = await charge(reading(1, 1_000, 50_000), reading(20, 3_000, 62_345))
    expect(exported).toMatchObject({ energyWh: 12_345, feeFen: 0, price4: null, state: STATE.noRule })
    expect(paid).toEqual([])
    expect(order).toMatchObject({ energyWh: 2_000 })
  })

  it('is paid into the account to the fen; the bill of what was drawn stays as it is', async () => {
    await payFor(null)
    const unpaid = await charge(reading(1, 1_000, 50_000), reading(20, 3_000, 62_345))
    pile = await addPile(server.platform)
    await payFor(4_321)
    const { order, exported, paid } = await charge(reading(1, 1_000, 50_000), reading(20, 3_000, 62_345))
    // 12.345 kWh × 0.4321 yuan = 5.33427 yuan.
    expect(exported).toMatchObject({ energyWh: 12_345, feeFen: 533, price4: 4_321, state: STATE.paid })
    expect(paid).toEqual([533])
    expect(order.payableFen).toBe(unpaid.order.payableFen)
    expect(order.paidFen).toBe(order.payableFen)
    expect((await checkLedger(server.db)).filter(({ differenceFen }) => differenceFen !== 0)).toEqual([])
  })

  it('is paid also where nothing was drawn', async () => {
    await payFor(5_000)
    const { order, paid } = await charge(reading(1, 1_000, 0), reading(20, 1_010, 10_000))
    expect(paid).toEqual([500])
    expect(order.payableFen).toBeGreaterThanOrEqual(0)
  })

  it('is not paid where a gun cannot have taken so much', async () => {
    await payFor(5_000)
    const { exported, paid } = await charge(reading(1, 1_000, 0), reading(20, 3_000, 900_000_000))
    expect(exported).toMatchObject({ energyWh: 900_000_000, feeFen: 0, state: STATE.implausible })
    expect(paid).toEqual([])
  })

  it('shows the newest power while it runs', async () => {
    const token = { value: member.phone, isVin: false }
    const { transactionId } = await service.started(pile, { connector: 1, token, meterWh: 0, ts: TEST_NOW })
    const readings = [reading(2, null, 10, 7_000), reading(1, null, 5, 3_000)]
    server.clock.now += 3 * MINUTE
    await service.metered(pile, { connector: 1, transactionId, readings })
    const order = await orderOf(server.platform, pile, transactionId)
    expect(await exportedOf(server.db, order)).toMatchObject({ energyWh: 5, W: 7_000, state: null })
  })
})

it.each([
  [10_000, 3_125, 313],
  [1, 50_000, 1],
  [1, 49_999, 0],
  [0, 99_999, 0],
])('%i Wh at %i are rounded half up to %i fen', (wh, price4, fen) => {
  expect(feedInFen(wh, price4)).toBe(fen)
})
