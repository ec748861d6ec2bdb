import { MINUTE } from '@ampdeck/api/time'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import { type Listener, openListener } from '../events/listener.ts'
import { addMember, addPile } from '../testing/charging.ts'
import { ForeignPile } from '../testing/foreign-pile.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { addPowerCurve } from '../testing/test-power.ts'
import { startSitePower } from './site-power.ts'

/* A station with piles of both versions, by a client that nobody here wrote, and half the power that their cars want. */

const WITHIN = { timeout: 15_000, interval: 50 }

let gateway: TestGateway
let listener: Listener
let power: ReturnType<typeof startSitePower>
let stationId: number
const piles: ForeignPile[] = []
const failures: unknown[] = []
const failed = (...what: unknown[]) => void failures.push(what)

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
  listener = await openListener(gateway.connection)
  for (let n = 0; n < 4; n += 1) {
    const at = await addPile(gateway.platform, { stationStatus: 1 })
    stationId ??= at.stationId
    for (const table of ['pile', 'gun'] as const)
      await gateway.db.updateTable(table).set({ stationId }).where('stationId', '=', at.stationId).execute()
    piles.push(new ForeignPile(gateway, at, { is16: n % 2 === 0 }))
  }
  await limitTo(100_000)
  const tools = { piles: gateway.piles, listener, logger: { error: failed }, lookMs: 300 }
  power = startSitePower(gateway.platform, tools)
  for (const pile of piles) {
    const { cardNo } = await addMember(gateway.platform, { phoneFen: 100_000 })
    await pile.client.connect()
    await pile.start(cardNo)
  }
})
afterAll(async () => {
  await power.stop()
  await Promise.all(piles.map(({ client }) => client.close({ force: true })))
  await listener.close()
  await gateway.close()
})

const limitTo = (transformerW: number) =>
  gateway.db
    .updateTable('station')
    .set({ transformerW, maxDemandW: null })
    .where('id', '=', stationId)
    .execute()
/** The charge at a pile is the planned one of a car. */
async function planFor(pileId: number, powerW: number): Promise<void> {
  const { newId, now } = gateway.platform
  const gun = await gateway.db
    .selectFrom('gun')
    .select(['id', 'sellerId', 'currentOrderId as orderId'])
    .where('pileId', '=', pileId)
    .where('currentOrderId', 'is not', null)
    .executeTakeFirstOrThrow()
  await gateway.db
    .insertInto('chargePlanRun')
    .values({
      ...{ id: newId(), sellerId: gun.sellerId, gunId: gun.id, orderId: gun.orderId, stationId, powerW },
      ...{ createTime: now(), updateTime: now(), createUser: null, updateUser: null, note: null },
      ...{ planId: 1, groupId: 1, vehicleId: 1, plate: 'A', plannedStart: null, plannedEnd: null, state: 3 },
      ...{ fromTime: 0, arrival: 0, latestEnd: 0, startSoc: 0, targetSoc: 90, needWh: 1, planFen: 1 },
      ...{ maxW: powerW, atOnceFen: 1 },
    })
    .execute()
}
afterEach(() => expect(failures).toEqual([]))

const drawn = () => piles.map(({ drawnW }) => drawnW)
const sum = (watts: readonly number[]) => watts.reduce((total, value) => total + value, 0)

it('is shared among piles of both versions, each with a safe default besides', async () => {
  await expect.poll(drawn, WITHIN).toEqual([25_000, 25_000, 25_000, 25_000])
  for (const { held } of piles) {
    const safe = [...held.values()].find(({ purpose }) => purpose === 'TxDefaultProfile')
    // Eight guns share the transformer, charging or not.
    expect(safe).toMatchObject({ limitW: 12_500, until: Number.POSITIVE_INFINITY })
    const grant = [...held.values()].find(({ purpose }) => purpose === 'TxProfile')
    expect(grant?.until).toBeLessThanOrEqual(gateway.clock.now + 10 * MINUTE)
  }
})

it('follows a limit that changes within 15 seconds', async () => {
  await limitTo(60_000)
  await expect.poll(() => sum(drawn()), WITHIN).toBeLessThanOrEqual(60_000)
  await expect.poll(drawn, WITHIN).toEqual([15_000, 15_000, 15_000, 15_000])
})

it('gives a planned charge the lower of its plan and its share, in one profile', async () => {
  const planned = piles.slice(0, 2)
  for (const { at } of planned) await planFor(at.pileId, 7_000)
  const shares = [7_000, 7_000, 23_000, 23_000]
  gateway.clock.now += MINUTE
  for (const pile of piles) await pile.meter()
  await expect.poll(drawn, WITHIN).toEqual(shares)
  for (const { held } of planned) {
    const own = [...held.values()].filter(({ purpose }) => purpose === 'TxProfile')
    // The safe default would be more than the plan: what the plan allows has no end.
    expect(own).toMatchObject([{ limitW: 7_000, until: Number.POSITIVE_INFINITY }])
  }
  await limitTo(30_000)
  await expect.poll(() => sum(drawn()), WITHIN).toBeLessThanOrEqual(30_000)
  await gateway.db.deleteFrom('chargePlanRun').execute()
  await limitTo(60_000)
  const measured = async () => {
    gateway.clock.now += 11_000
    for (const pile of piles) await pile.meter()
    return drawn()
  }
  const alike = [15_000, 15_000, 15_000, 15_000]
  await expect.poll(measured, { ...WITHIN, interval: 1_000 }).toEqual(alike)
})

it('gives what a car does not take to the others', async () => {
  gateway.clock.now += MINUTE
  // The first one is nearly full.
  const [first] = piles
  Object.defineProperty(first, 'drawnW', { get: () => 4_000, configurable: true })
  for (const pile of piles) await pile.meter()
  await expect.poll(() => piles.slice(1).every(({ drawnW }) => drawnW > 16_500), WITHIN).toBe(true)
  expect(sum(drawn())).toBeLessThanOrEqual(60_000)
  Reflect.deleteProperty(first ?? {}, 'drawnW')
})

it('counts a pile that has lost its link at its grant, then at its safe default', async () => {
  const lost = piles[3]
  await lost?.client.close({ force: true })
  const others = piles.slice(0, 3)
  gateway.clock.now += 11 * MINUTE
  for (const { client } of others) await client.call('Heartbeat', {})
  expect(lost?.drawnW).toBe(7_500)
  // The first car took little when it was last measured: a new reading says that it would take more.
  const measured = async () => {
    gateway.clock.now += 11_000
    for (const pile of others) await pile.meter()
    return others.every(({ drawnW }) => drawnW > 7_500)
  }
  await expect.poll(measured, { ...WITHIN, interval: 1_000 }).toBe(true)
  expect(sum(drawn())).toBeLessThanOrEqual(60_000)
})

it('sends the curve of a strategy to the piles, which keep it by themselves, and lifts it again', async () => {
  const id = await addPowerCurve(gateway.platform, stationId)
  await expect.poll(() => piles[0]?.held.get(101), WITHIN).toMatchObject({ limitW: 60_000, recurring: true })
  await expect.poll(() => piles[1]?.held.get(101)?.purpose, WITHIN).toBe('ChargingStationMaxProfile')
  await expect.poll(() => sum(drawn()), WITHIN).toBeLessThanOrEqual(30_000)
  await gateway.db.updateTable('chargeStrategy').set({ state: 2 }).where('id', '=', id).execute()
  await expect.poll(() => piles[0]?.held.has(101), WITHIN).toBe(false)
})
