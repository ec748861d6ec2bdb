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

it('ends the correction with the first time that is now', () => {
  const clock = pileClock()
  clock.restore(null, { from: NOW, lost: null })
  clock.restarted()
  expect(clock.hear('StatusNotification', status(120 * MINUTE), NOW)).toBe(120 * MINUTE)
  clock.hear('StatusNotification', status(120 * MINUTE + 1_000), NOW + 1_000)
  expect(clock.hear('StatusNotification', status(2_000), NOW + 2_000)).toBe(0)
  const start = { connectorId: 1, idTag: 'X', meterStart: 0, timestamp: at(3_000) }
  clock.hear('StartTransaction', start, NOW + 3_000)
  expect(clock.corrected(start)).toBe(start)
})

it('ends it by a start alone, and by a reading', () => {
  for (const action of ['StartTransaction', 'MeterValues']) {
    const clock = pileClock()
    clock.restore(120 * MINUTE, { from: NOW - 10 * MINUTE, lost: NOW - 11 * MINUTE })
    const payload = action === 'MeterValues' ? metered(-1_000) : { timestamp: at(-1_000) }
    expect(clock.hear(action, payload, NOW)).toBe(-1_000)
    expect(clock.corrected(payload)).toBe(payload)
  }
})

it('does not end it by what may have waited as long as the clock is ahead', () => {
  const clock = pileClock()
  clock.restore(120 * MINUTE, { from: NOW - 1_000, lost: NOW - 240 * MINUTE })
  expect(clock.hear('MeterValues', metered(0), NOW)).toBeUndefined()
  expect(clock.corrected(metered(0))).toEqual(metered(-120 * MINUTE))
})

it('reads a time without a zone as UTC, and a local one as a clock that is ahead', () => {
  const clock = pileClock()
  const local = {
    connectorId: 1,
    timestamp: at(480 * MINUTE)
      .replace('T', ' ')
      .replace(/\.000Z$/, ''),
  }
  expect(clock.hear('StatusNotification', local, NOW)).toBe(480 * MINUTE)
  expect(clock.corrected(local)).toEqual(status(0))
})

it('measures by a time that is an epoch, and corrects it', () => {
  const clock = pileClock()
  const said = { connectorId: 1, timestamp: (NOW + 30 * MINUTE) / 1_000 }
  expect(clock.hear('StatusNotification', said, NOW)).toBe(30 * MINUTE)
  expect(clock.corrected(said)).toEqual(status(0))
})
