import type { OutputOf } from '@ampdeck/api/contract'
import { currentType } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPile } from '../testing/charging.ts'
import type { ForeignPile, ForeignPileOptions } from '../testing/foreign-pile.ts'
import { startTestPower, type TestPower } from '../testing/test-power.ts'

/* Piles that take limits in other terms than ours, or none. */

const WITHIN = { timeout: 15_000, interval: 50 }
const LIMIT_W = 60_000
let test: TestPower
let stationId: number

beforeAll(async () => {
  test = await startTestPower()
})
beforeEach(() => {
  stationId = 0
})
afterEach(async () => {
  await test.closePiles()
  expect(test.failures).toEqual([])
})
afterAll(() => test.close())

/** A pile of direct current at the station of the test, at which a car charges. */
async function charging(how: Partial<ForeignPileOptions> = {}): Promise<ForeignPile> {
  const { db, platform } = test.gateway
  const at = await addPile(platform, { stationStatus: 1 })
  stationId ||= at.stationId
  for (const table of ['pile', 'gun'] as const)
    await db.updateTable(table).set({ stationId }).where('stationId', '=', at.stationId).execute()
  const dc = db.selectFrom('pileType').select('id').where('currentType', '=', currentType.code.dc)
  await db
    .updateTable('pile')
    .set({ pileTypeId: dc.where('sellerId', '=', at.sellerId).limit(1) })
    .where('id', '=', at.pileId)
    .execute()
  return test.charging(at, how.is16 ?? true, how)
}

const limitTo = (transformerW: number) =>
  test.gateway.db
    .updateTable('station')
    .set({ transformerW, maxDemandW: null })
    .where('id', '=', stationId)
    .execute()

const alarmOf = (pile: ForeignPile) =>
  test.gateway.db
    .selectFrom('alarm')
    .select(['code', 'recoverTime'])
    .where('pileId', '=', pile.at.pileId)
    .where('code', '=', 'PowerLimitRefused')
    .executeTakeFirst()

const termsOf = async (pile: ForeignPile) => {
  const point = await test.gateway.db
    .selectFrom('chargePoint')
    .select('powerTerms')
    .where('pileId', '=', pile.at.pileId)
    .executeTakeFirst()
  return point?.powerTerms
}

const settings16 = {
  ChargingScheduleAllowedChargingRateUnit: 'Current',
  ChargeProfileMaxStackLevel: '0',
  ChargingScheduleMaxPeriods: '1',
  MaxChargingProfilesInstalled: '5',
}
const settings201 = {
  'SmartChargingCtrlr.RateUnit': 'A',
  'SmartChargingCtrlr.ProfileStackLevel': '0',
  'SmartChargingCtrlr.PeriodsPerSchedule': '1',
}
const amperes = { unit: 'A', maxLevel: 0, maxPeriods: 1 } as const

describe.each([
  ['1.6', true, settings16, 'GetConfiguration'],
  ['2.0.1', false, settings201, 'GetVariables'],
] as const)('a pile of %s that takes amperes on one level alone', (_, is16, settings, action) => {
  it('says so, and gets its limits so from the first one on', async () => {
    const pile = await charging({ is16, settings, takes: amperes })
    await limitTo(LIMIT_W)
    await expect.poll(() => pile.drawnW, WITHIN).toBe(LIMIT_W)
    expect(pile.received.filter((call) => call.action === action)).toHaveLength(1)
    const sent = pile.received.filter((call) => call.action === 'SetChargingProfile')
    expect(sent.every(({ accepted }) => accepted)).toBe(true)
    expect(await termsOf(pile)).toMatchObject({ unit: 'A', maxLevel: 0, maxPeriods: 1 })
    expect(await alarmOf(pile)).toBeUndefined()
  })

  it('says nothing, and gets its limits so after one refusal in each other way', async () => {
    const pile = await charging({ is16, takes: amperes })
    await limitTo(LIMIT_W)
    await expect.poll(() => pile.drawnW, WITHIN).toBe(LIMIT_W)
    const refused = pile.received.filter(({ accepted }) => accepted === false)
    expect(refused).toMatchObject([
      { unit: 'W', stackLevel: 1 },
      { unit: 'A', stackLevel: 1 },
      { unit: 'W', stackLevel: 0 },
    ])
    expect(await termsOf(pile)).toMatchObject({ unit: 'A', maxLevel: 0 })
  })
})

it('is not held down by the amperes of a car with a low voltage', async () => {
  const pile = await charging({ settings: settings16, takes: amperes })
  await limitTo(LIMIT_W)
  await expect.poll(() => pile.drawnW, WITHIN).toBe(LIMIT_W)
  // 60 A at 400 V.
  Object.defineProperty(pile, 'drawnW', { get: () => (pile.profile('TxProfile')?.limitW ?? 0) * 0.4 })
  for (let minute = 0; minute < 4; minute += 1) {
    test.gateway.clock.now += MINUTE
    await pile.meter()
    await new Promise((resolve) => setTimeout(resolve, 700))
  }
  expect(pile.profile('TxProfile')?.limitW).toBe(LIMIT_W)
})

it('counts a pile that refuses every limit at its rated power, says so, and shares what is left', async () => {
  const deaf = await charging({ takes: 'nothing' })
  const other = await charging()
  await limitTo(150_000)
  await expect.poll(() => alarmOf(deaf), WITHIN).toMatchObject({ recoverTime: null })
  await expect.poll(() => other.drawnW, WITHIN).toBe(30_000)
  expect(deaf.drawnW + other.drawnW).toBeLessThanOrEqual(150_000)
  expect(await alarmOf(other)).toBeUndefined()
  const granted = async () => {
    const { path } = monitorStation.powerCurve
    const { data } = await test.app.call<OutputOf<typeof monitorStation.powerCurve>>(
      path,
      { id: stationId },
      { token: test.token },
    )
    return data?.granted
  }
  await expect.poll(granted, WITHIN).toMatchObject({ guns: 2, limited: 1, refusing: 2, W: 150_000 })

  // After it has booted it takes amperes.
  deaf.takes = amperes
  deaf.settings = settings16
  test.gateway.clock.now += 1_000
  await deaf.reboot()
  await expect.poll(() => deaf.drawnW + other.drawnW, WITHIN).toBe(150_000)
  await expect.poll(() => alarmOf(deaf), WITHIN).not.toMatchObject({ recoverTime: null })
  await expect.poll(() => deaf.drawnW, WITHIN).toBeLessThan(120_000)
})

it('reads the terms of a pile anew after it has booted, and sends again what it has lost', async () => {
  const pile = await charging({ takes: { unit: 'W', maxLevel: 10 } })
  await limitTo(LIMIT_W)
  await expect.poll(() => pile.drawnW, WITHIN).toBe(LIMIT_W)
  expect(await termsOf(pile)).toMatchObject({ unit: 'W', maxLevel: null })
  pile.takes = amperes
  pile.settings = settings16
  test.gateway.clock.now += 1_000
  await pile.reboot()
  expect(pile.drawnW).toBe(120_000)
  await expect.poll(() => pile.drawnW, WITHIN).toBe(LIMIT_W)
  expect(await termsOf(pile)).toMatchObject({ unit: 'A', maxLevel: 0 })
})
