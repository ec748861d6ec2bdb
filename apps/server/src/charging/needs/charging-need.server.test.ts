import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addPile, orderOf } from '../../testing/charging.ts'
import type { ForeignPile } from '../../testing/foreign-pile.ts'
import { startTestPower, type TestPower } from '../../testing/test-power.ts'
import { needOf } from './charging-need.service.ts'

/* What cars need (ISO 15118), from the pile's socket to the profile that answers it. */

const WITHIN = { timeout: 15_000, interval: 50 }
const DC_NEEDS = {
  requestedEnergyTransfer: 'DC',
  departureTime: '2026-12-01T09:00:00Z',
  dcChargingParameters: { evMaxCurrent: 300, evMaxVoltage: 800, energyAmount: 42_000, stateOfCharge: 23 },
}

let power: TestPower

beforeAll(async () => {
  power = await startTestPower()
})
afterEach(() => power.closePiles())
afterAll(() => power.close())

/** A 2.0.1 pile of two guns with 120 kW each, at a station of its own, with a car that charges. */
async function charging(transformerW: number): Promise<ForeignPile> {
  const at = await addPile(power.gateway.platform, { stationStatus: 1 })
  await power.gateway.db
    .updateTable('station')
    .set({ transformerW, maxDemandW: null })
    .where('id', '=', at.stationId)
    .execute()
  return power.charging(at, false)
}
const needs = (pile: ForeignPile, evseId = 1) =>
  pile.client.call('NotifyEVChargingNeeds', { evseId, chargingNeeds: DC_NEEDS })
const plan = (pile: ForeignPile, limit: number, chargingRateUnit = 'W') =>
  pile.client.call('NotifyEVChargingSchedule', {
    ...{ evseId: 1, timeBase: pile.time },
    chargingSchedule: { id: 1, chargingRateUnit, chargingSchedulePeriod: [{ startPeriod: 0, limit }] },
  })
const needOfCharge = async (pile: ForeignPile) =>
  needOf(power.gateway.db, await orderOf(power.gateway.platform, pile.at, String(pile.transactionId)))

describe('what a car needs', () => {
  it('is kept with its order, and answered by the grant where the site shares its power', async () => {
    const pile = await charging(100_000)
    await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBeGreaterThan(0)
    const grant = [...pile.held].find(([, { purpose }]) => purpose === 'TxProfile')
    pile.held.delete(grant?.[0] ?? 0)
    expect(await needs(pile)).toEqual({ status: 'Accepted' })
    await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBe(grant?.[1].limitW)
    expect(await needOfCharge(pile)).toMatchObject({
      ...{ energyWh: 42_000, maxW: 240_000, soc: 23, transfer: 'DC', planMaxW: null, planFits: null },
      departureTime: Date.parse(DC_NEEDS.departureTime),
    })
  })

  it('needs no profile where nothing limits', async () => {
    const pile = await charging(10_000_000)
    expect(await needs(pile)).toEqual({ status: 'Processing' })
    expect(await needOfCharge(pile)).toMatchObject({ energyWh: 42_000 })
  })

  it('is refused for a gun that is not there', async () => {
    const pile = await charging(10_000_000)
    expect(await needs(pile, 9)).toEqual({ status: 'Rejected' })
    expect(await needOfCharge(pile)).toBeNull()
  })
})

describe('what a car plans', () => {
  it('is accepted within what its gun may take, and refused above it', async () => {
    const pile = await charging(100_000)
    await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBeGreaterThan(0)
    await needs(pile)
    expect(await plan(pile, 5_000)).toEqual({ status: 'Accepted' })
    expect(await needOfCharge(pile)).toMatchObject({ planMaxW: 5_000, planFits: true })
    expect(await plan(pile, 110_000)).toEqual({ status: 'Rejected' })
    expect(await needOfCharge(pile)).toMatchObject({ planMaxW: 110_000, planFits: false })
  })

  it('in amperes of alternating current is counted by its phases, three where none are named', async () => {
    const pile = await charging(10_000_000)
    expect(await plan(pile, 173, 'A')).toEqual({ status: 'Accepted' })
    expect(await plan(pile, 174, 'A')).toEqual({ status: 'Rejected' })
  })
})
