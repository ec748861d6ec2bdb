import { MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { pileClock } from './clock.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const at = (ms: number) => new Date(NOW + ms).toISOString()
const status = (ms: number) => ({ connectorId: 1, timestamp: at(ms) })
const metered = (ms: number) => ({
  connectorId: 1,
  meterValue: [{ timestamp: at(ms), sampledValue: [{ value: '1' }] }],
})

it('measures a slow clock by the first status after a start, and corrects what it says', () => {
  const clock = pileClock()
  expect(clock.hear('StatusNotification', status(-15 * MINUTE), NOW)).toBe(-15 * MINUTE)
  expect(clock.corrected(metered(-15 * MINUTE))).toEqual(metered(0))
})

it('leaves the times of a clock that is right as they are', () => {
  const clock = pileClock()
  expect(clock.hear('StatusNotification', status(-20_000), NOW)).toBe(-20_000)
  const said = metered(-5_000)
  expect(clock.corrected(said)).toBe(said)
})

it('does not take what waited in a queue for a slow clock', () => {
  const clock = pileClock()
  clock.restore(0, { from: NOW - MINUTE, lost: NOW - 300 * MINUTE })
  for (let minute = -240; minute < -200; minute += 1)
    expect(clock.hear('MeterValues', metered(minute * MINUTE), NOW)).toBeUndefined()
  expect(clock.corrected(metered(-200 * MINUTE))).toEqual(metered(-200 * MINUTE))
})

it('believes two messages that agree, and a faster clock at once', () => {
  const clock = pileClock()
  clock.restore(0, { from: NOW - 60 * MINUTE, lost: null })
  expect(clock.hear('MeterValues', metered(-20 * MINUTE), NOW)).toBeUndefined()
  expect(clock.hear('MeterValues', metered(-19 * MINUTE), NOW + MINUTE)).toBe(-20 * MINUTE)
  expect(clock.hear('MeterValues', metered(2 * MINUTE), NOW + 2 * MINUTE)).toBe(0)
  expect(clock.hear('MeterValues', metered(33 * MINUTE), NOW + 3 * MINUTE)).toBe(30 * MINUTE)
})

it('measures a clock of which nothing is known by what no queue can have kept', () => {
  const clock = pileClock()
  clock.restore(null, { from: NOW, lost: null })
  const start = { connectorId: 1, idTag: 'X', meterStart: 0, timestamp: at(-15 * MINUTE) }
  expect(clock.hear('StartTransaction', start, NOW)).toBe(-15 * MINUTE)
})
