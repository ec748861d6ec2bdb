import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { runningFee, unitsBetween } from './running-fee.ts'

const periods = [
  { from: '00:00', to: '10:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
  { from: '10:00', to: '24:00', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
] as const
const tariff = { periods, service: { mode: 1 } as const }
const at = (time: string, wh: number) => ({ ts: parseTimestamp(`2026-03-18 ${time}`), wh })

it('adds up the prices of each period', () => {
  const readings = [at('09:42:00', 1_204_560), at('09:57:00', 1_213_935), at('10:12:00', 1_223_370)]
  const units = readings.reduce(
    (sum, reading, index) => sum + unitsBetween(readings[index - 1] ?? reading, reading, tariff, null),
    0,
  )
  // 11,262 Wh flat and 7,548 Wh peak.
  expect(runningFee(units, { ...tariff, exclusive: null }, 0, 0)).toBe(
    Math.floor((11_262 * 11_352 + 7_548 * 16_203) / 100_000),
  )
})

it('counts nothing for a reading that runs backwards', () => {
  expect(unitsBetween(at('10:00:00', 5_000), at('09:59:00', 6_000), tariff, null)).toBe(0)
  expect(unitsBetween(at('10:00:00', 5_000), at('10:01:00', 4_000), tariff, null)).toBe(0)
})

it('takes prices of its own', () => {
  const exclusive = { service: { price4: 2_800 } }
  const units = unitsBetween(at('11:00:00', 0), at('11:10:00', 10_000), tariff, exclusive)
  expect(runningFee(units, { ...tariff, exclusive }, 0, 0)).toBe(1_400)
  // They take the place of a fee by time or by charge, too.
  expect(runningFee(units, { service: { mode: 4, fen: 350 }, exclusive }, 0, 0)).toBe(1_400)
  const cheaper = { service: { bpsOff: 1_000 } }
  expect(runningFee(0, { service: { mode: 4, fen: 350 }, exclusive: cheaper }, 0, 0)).toBe(315)
})

it('knows fees by time and by charge', () => {
  const start = at('11:00:00', 0).ts
  const now = at('11:31:00', 0).ts
  expect(
    runningFee(0, { service: { mode: 3, unitMinutes: 30, unitFen: 200 }, exclusive: null }, start, now),
  ).toBe(400)
  expect(runningFee(0, { service: { mode: 4, fen: 350 }, exclusive: null }, start, now)).toBe(350)
})
