import { MINUTE } from '@ampdeck/api/time'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addPile } from '../testing/charging.ts'
import type { ForeignPile } from '../testing/foreign-pile.ts'
import { startTestPower, type TestPower } from '../testing/test-power.ts'

/* Piles that report nothing but their energy register, at a station with half the power that they want. */

const WITHIN = { timeout: 15_000, interval: 50 }
const LIMIT_W = 60_000
let test: TestPower
let stationId: number
const piles: ForeignPile[] = []

beforeAll(async () => {
  test = await startTestPower()
  for (const is16 of [true, false, true]) {
    const at = await addPile(test.gateway.platform, { stationStatus: 1 })
    stationId ??= at.stationId
    for (const table of ['pile', 'gun'] as const)
      await test.gateway.db
        .updateTable(table)
        .set({ stationId })
        .where('stationId', '=', at.stationId)
        .execute()
    piles.push(await test.charging(at, is16, { energyOnly: true }))
  }
  await test.gateway.db
    .updateTable('station')
    .set({ transformerW: LIMIT_W, maxDemandW: null })
    .where('id', '=', stationId)
    .execute()
})
afterAll(async () => {
  await test.closePiles()
  await test.close()
})
afterEach(() => expect(test.failures).toEqual([]))

const drawn = () => piles.map(({ drawnW }) => drawnW)
const sum = (watts: readonly number[]) => watts.reduce((total, value) => total + value, 0)
const aMinute = async (): Promise<number[]> => {
  test.gateway.clock.now += MINUTE
  for (const pile of piles) await pile.meter()
  return drawn()
}

it('share the limit of their station, and none is held at what nobody has measured', async () => {
  await expect.poll(drawn, WITHIN).toEqual([20_000, 20_000, 20_000])
  for (let minute = 0; minute < 4; minute += 1) {
    const watts = await aMinute()
    expect(Math.min(...watts)).toBeGreaterThanOrEqual(20_000)
    expect(sum(watts)).toBeLessThanOrEqual(LIMIT_W)
  }
  await expect.poll(drawn, WITHIN).toEqual([20_000, 20_000, 20_000])
})

it('give what a car does not take to the others, by what the register says', async () => {
  const [full, ...others] = piles
  Object.defineProperty(full, 'drawnW', { get: () => 3_000, configurable: true })
  const isGiven = async () => {
    await aMinute()
    return others.every(({ drawnW }) => drawnW > 25_000)
  }
  await expect.poll(isGiven, { ...WITHIN, interval: 600 }).toBe(true)
  expect(sum(drawn())).toBeLessThanOrEqual(LIMIT_W)
  Reflect.deleteProperty(full ?? {}, 'drawnW')
})

it('get it back when their car takes all that it may', async () => {
  const alike = async () => {
    const watts = await aMinute()
    return watts.every((watt) => Math.abs(watt - 20_000) <= 1_500) && sum(watts) <= LIMIT_W
  }
  await expect.poll(alike, { ...WITHIN, interval: 600 }).toBe(true)
})
