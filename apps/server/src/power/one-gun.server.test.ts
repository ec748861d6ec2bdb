import { commandState } from '@ampdeck/api/enumerations/equipment'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { type Listener, openListener } from '../events/listener.ts'
import { type Dispatcher, startDispatcher } from '../operation/pile-command/pile-command.dispatch.ts'
import { addMember, addPile } from '../testing/charging.ts'
import { ForeignPile } from '../testing/foreign-pile.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { firstPowerW } from './gun-profile.ts'
import { startSitePower } from './site-power.ts'

/* What an operator sets by hand, a pile that moves, and a limit that ends, at stations of one or two piles. */

const WITHIN = { timeout: 15_000, interval: 50 }

let gateway: TestGateway
let app: TestApp
let listener: Listener
let dispatcher: Dispatcher
let power: ReturnType<typeof startSitePower>
let token: string
let piles: ForeignPile[] = []
const failures: unknown[] = []
const logger = { error: (...what: unknown[]) => void failures.push(what) }

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
  app = await createTestApp({ beside: gateway })
  token = await app.login('admin')
  listener = await openListener(gateway.connection)
  dispatcher = startDispatcher(gateway.platform, { piles: gateway.piles, listener, logger })
  power = startSitePower(gateway.platform, { piles: gateway.piles, listener, logger, lookMs: 300 })
})
beforeEach(() => {
  failures.length = 0
})
afterEach(async () => {
  expect(failures).toEqual([])
  for (const { client } of piles) await client.close({ force: true })
  piles = []
})
afterAll(async () => {
  await power.stop()
  await dispatcher.stop()
  await listener.close()
  await app.close()
  await gateway.close()
})

const limitTo = (stationId: number, transformerW: number) =>
  gateway.db
    .updateTable('station')
    .set({ transformerW, maxDemandW: null })
    .where('id', '=', stationId)
    .execute()

/** A pile of two guns with 120 kW each, at a station of its own, with a car that charges. */
async function charging(transformerW: number, is16 = true): Promise<ForeignPile> {
  const at = await addPile(gateway.platform, { stationStatus: 1 })
  await limitTo(at.stationId, transformerW)
  const pile = new ForeignPile(gateway, at, { is16 })
  piles.push(pile)
  const { cardNo } = await addMember(gateway.platform, { phoneFen: 100_000 })
  await pile.client.connect()
  await pile.start(cardNo)
  return pile
}

/** The car takes all that it may, minute by minute. */
async function metered(pile: ForeignPile): Promise<number> {
  gateway.clock.now += MINUTE
  await pile.meter()
  return pile.drawnW
}
const slowly = { ...WITHIN, interval: 700 }

async function command(request: object, of: { gunIds: number[] } | { pileIds: number[] }): Promise<void> {
  const { data } = await app.call<{ records: { id: number }[] }>(
    'operation-service/pileCommand/request',
    { request, ...of },
    { token },
  )
  const id = data.records[0]?.id ?? 0
  const outcome = () =>
    gateway.db.selectFrom('pileCommand').select('state').where('id', '=', id).executeTakeFirst()
  await expect.poll(outcome, WITHIN).toEqual({ state: commandState.code.done })
}
const gunOf = ({ guns }: ChargePoint) => ({ gunIds: [guns[0]?.id ?? 0] })

it.each([
  ['1.6', true],
  ['2.0.1', false],
])('keeps a gun to what an operator has set by hand, in %s, and lifts that alone', async (_version, is16) => {
  const pile = await charging(100_000, is16)
  await expect.poll(() => metered(pile), slowly).toBe(100_000)
  await command({ name: 'setLimit', kW: 20 }, gunOf(pile.at))
  await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBe(20_000)
  // Of a charge without a grant it counts before the pile's safe default, which is higher.
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 20_000, connector: 1 })
  expect(await metered(pile)).toBe(20_000)
  await command({ name: 'clearLimit' }, gunOf(pile.at))
  await expect.poll(() => metered(pile), slowly).toBe(100_000)
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 50_000, connector: 0 })
})

it('lets nobody set more for one gun than the site can bear when links are lost', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(50_000)
  await command({ name: 'setLimit', kW: 90 }, gunOf(pile.at))
  await expect.poll(() => metered(pile), slowly).toBe(90_000)
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 50_000, connector: 1 })
  // The smaller transformer bears less, and more again afterwards.
  await limitTo(pile.at.stationId, 60_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(30_000)
  await limitTo(pile.at.stationId, 230_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(90_000)
})

it('lifts the limit of a whole pile without the curve of a strategy, which stays below it', async () => {
  const pile = await charging(0)
  const { newId, now } = gateway.platform
  const id = newId()
  await gateway.db
    .insertInto('chargeStrategy')
    .values({
      ...{ id, sellerId: 10_001, createTime: now(), updateTime: now(), createUser: null, updateUser: null },
      ...{ name: '限功率', nameEn: null, kind: 6, amountFen: null, energyWh: null, minutes: null, soc: null },
      ...{ curve: Array(24).fill(50), stationIds: [pile.at.stationId], remark: null, state: 1 },
    })
    .execute()
  const most = () => pile.profile('ChargePointMaxProfile')
  await expect.poll(() => most()?.limitW, WITHIN).toBeGreaterThan(30_000)
  const curveW = most()?.limitW
  await command({ name: 'setLimit', kW: 30 }, { pileIds: [pile.at.pileId] })
  await expect.poll(() => most(), WITHIN).toMatchObject({ limitW: 30_000, recurring: true })
  await command({ name: 'clearLimit' }, { pileIds: [pile.at.pileId] })
  await expect.poll(() => most(), WITHIN).toMatchObject({ limitW: curveW, recurring: true })
})

it('lifts the grant of a charge at once when its site stops being limited', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBe(100_000)
  await limitTo(pile.at.stationId, 0)
  await expect.poll(() => [...pile.held.keys()], WITHIN).toEqual([])
  expect(pile.drawnW).toBe(120_000)
})

it('takes what a pile holds along to another station', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(50_000)
  await pile.stop()
  const [short, ample] = [
    await addPile(gateway.platform, { stationStatus: 1 }),
    await addPile(gateway.platform, { stationStatus: 1 }),
  ]
  await limitTo(short.stationId, 80_000)
  await limitTo(ample.stationId, 0)
  const move = async (stationId: number) => {
    for (const table of ['pile', 'gun'] as const)
      await gateway.db
        .updateTable(table)
        .set({ stationId })
        .where(table === 'pile' ? 'id' : 'pileId', '=', pile.at.pileId)
        .execute()
  }
  await move(short.stationId)
  // Four guns share 80 kW there.
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(20_000)
  await move(ample.stationId)
  await expect.poll(() => [...pile.held.keys()], WITHIN).toEqual([])
})

it('keeps free what a car takes that is plugged in, before its charge can be told anything', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => metered(pile), slowly).toBe(100_000)
  const say = (status: string) =>
    pile.client.call('StatusNotification', {
      ...{ connectorId: 2, status, errorCode: 'NoError', timestamp: pile.time },
    })
  await say('Preparing')
  await expect.poll(() => pile.drawnW, WITHIN).toBe(50_000)
  await say('Available')
  await expect.poll(() => metered(pile), slowly).toBe(100_000)
})

it('begins a planned charge at the safe default of its gun, or at what was set by hand', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(50_000)
  const { sellerId, pileId } = pile.at
  const first = (connector: number, planW: number) =>
    firstPowerW(gateway.db, { sellerId, pileId, connector }, planW)
  expect(await first(1, 120_000)).toBe(50_000)
  expect(await first(1, 40_000)).toBe(40_000)
  await command({ name: 'setLimit', kW: 12 }, gunOf(pile.at))
  expect(await first(1, 40_000)).toBe(12_000)
  expect(await first(2, 40_000)).toBe(40_000)
})
