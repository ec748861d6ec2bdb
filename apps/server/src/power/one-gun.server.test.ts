import { commandState } from '@ampdeck/api/enumerations/equipment'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ChargePoint } from '../device/charge-point.ts'
import { type Dispatcher, startDispatcher } from '../operation/pile-command/pile-command.dispatch.ts'
import { addPile } from '../testing/charging.ts'
import type { ForeignPile } from '../testing/foreign-pile.ts'
import { addPowerCurve, startTestPower, type TestPower } from '../testing/test-power.ts'
import { firstPowerW } from './gun-profile.ts'

/* What an operator sets by hand, a pile that moves, and a limit that ends, at stations of one or two piles. */

const WITHIN = { timeout: 15_000, interval: 50 }

let power: TestPower
let gateway: TestPower['gateway']
let dispatcher: Dispatcher

beforeAll(async () => {
  power = await startTestPower()
  gateway = power.gateway
  dispatcher = startDispatcher(gateway.platform, power.tools)
})
beforeEach(() => {
  power.failures.length = 0
})
afterEach(async () => {
  expect(power.failures).toEqual([])
  await power.closePiles()
})
afterAll(async () => {
  await dispatcher.stop()
  await power.close()
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
  return power.charging(at, is16)
}

const slowly = { ...WITHIN, interval: 700 }

async function command(request: object, of: { gunIds: number[] } | { pileIds: number[] }): Promise<void> {
  const { data } = await power.app.call<{ records: { id: number }[] }>(
    'operation-service/pileCommand/request',
    { request, ...of },
    { token: power.token },
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
  await expect.poll(() => pile.metered(), slowly).toBe(100_000)
  await command({ name: 'setLimit', kW: 20 }, gunOf(pile.at))
  await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBe(20_000)
  // Of a charge without a grant it counts before the pile's safe default, which is higher.
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 20_000, connector: 1 })
  expect(await pile.metered()).toBe(20_000)
  await command({ name: 'clearLimit' }, gunOf(pile.at))
  await expect.poll(() => pile.metered(), slowly).toBe(100_000)
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 50_000, connector: 0 })
})

it('lets nobody set more for one gun than the site can bear when links are lost', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(50_000)
  await command({ name: 'setLimit', kW: 90 }, gunOf(pile.at))
  await expect.poll(() => pile.metered(), slowly).toBe(90_000)
  expect(pile.profile('TxDefaultProfile')).toMatchObject({ limitW: 50_000, connector: 1 })
  // The smaller transformer bears less, and more again afterwards.
  await limitTo(pile.at.stationId, 60_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(30_000)
  await limitTo(pile.at.stationId, 230_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(90_000)
})

it('lifts the limit of a whole pile without the curve of a strategy, which stays below it', async () => {
  const pile = await charging(0)
  await addPowerCurve(gateway.platform, pile.at.stationId)
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
  await expect.poll(() => pile.metered(), slowly).toBe(100_000)
  const say = (status: string) =>
    pile.client.call('StatusNotification', {
      ...{ connectorId: 2, status, errorCode: 'NoError', timestamp: pile.time },
    })
  await say('Preparing')
  await expect.poll(() => pile.drawnW, WITHIN).toBe(50_000)
  await say('Available')
  await expect.poll(() => pile.metered(), slowly).toBe(100_000)
})

it('begins a planned charge at the safe default of its gun, or at what was set by hand', async () => {
  const pile = await charging(100_000)
  await expect.poll(() => pile.profile('TxDefaultProfile')?.limitW, WITHIN).toBe(50_000)
  const { sellerId, pileId } = pile.at
  const first = (connector: number, planW: number) =>
    firstPowerW(gateway.db, { sellerId, pileId, connector, now: gateway.platform.now() }, planW)
  expect(await first(1, 120_000)).toBe(50_000)
  expect(await first(1, 40_000)).toBe(40_000)
  await command({ name: 'setLimit', kW: 12 }, gunOf(pile.at))
  expect(await first(1, 40_000)).toBe(12_000)
  expect(await first(2, 40_000)).toBe(40_000)
})
