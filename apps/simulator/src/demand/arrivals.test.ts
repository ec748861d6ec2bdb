import { DAY, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { Random } from '../random.ts'
import { nextArrival } from './arrivals.ts'
import { loadCurves } from './load-curve.ts'

const FROM = parseTimestamp('2026-07-01 00:00:00')

it('brings cars by the load curve, as many as a day has', () => {
  const random = new Random(1)
  const days = 20_000
  const perHour = Array.from({ length: 24 }, () => 0)
  for (let at = FROM; ; ) {
    at = nextArrival(random, { kind: 'office', startsPerDay: 3 }, at)
    if (at >= FROM + days * DAY) break
    const hour = Math.floor(((at - FROM) % DAY) / HOUR)
    perHour[hour] = (perHour[hour] ?? 0) + 1
  }
  const all = perHour.reduce((sum, count) => sum + count, 0)
  expect(all / days).toBeCloseTo(3, 0)
  const { hours } = loadCurves.office
  const whole = hours.reduce((sum, load) => sum + load, 0)
  for (const hour of [3, 8, 13, 20]) {
    expect((perHour[hour] ?? 0) / all).toBeCloseTo((hours[hour] ?? 0) / whole, 2)
  }
})

it('brings nobody where nobody comes', () => {
  expect(nextArrival(new Random(1), { kind: 'home', startsPerDay: 0 }, FROM)).toBe(Number.POSITIVE_INFINITY)
})
