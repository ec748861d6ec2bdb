import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { curveOf, marksOf, pointOf, withHeard } from './charge-points.ts'

const point = (time: string, W = 50_000) => ({ time, V: 380, A: 130, W, soc: 60, tempC: 30 })
const read = [point('2026-07-01 10:00:00'), point('2026-07-01 10:01:00')]

it('adds what was heard after the last reading, and nothing twice', () => {
  const heard = [point('2026-07-01 10:00:30'), point('2026-07-01 10:01:00'), point('2026-07-01 10:01:15')]
  expect(withHeard(read, heard).map(({ time }) => time.slice(14))).toEqual(['00:00', '01:00', '01:15'])
  expect(withHeard(read, [])).toBe(read)
})

it('takes a reading from an event, and none where the gun measures nothing', () => {
  const ts = parseTimestamp('2026-07-01 10:02:00')
  const live = { V: 381, A: 120, W: 45_000, Wh: 9_000, soc: null, tempC: null, ts }
  expect(pointOf({ live })).toEqual({
    time: '2026-07-01 10:02:00',
    V: 381,
    A: 120,
    W: 45_000,
    soc: null,
    tempC: null,
  })
  expect(pointOf({ live: null })).toBeUndefined()
  expect(curveOf(read)[0]).toEqual({ at: '2026-07-01 10:00:00', powerW: 50_000, soc: 60 })
})

it('marks what happened within the readings, in the order of time', () => {
  const event = (time: string, type: 6 | 8) => ({ id: 1, gunId: 1, letter: 0, type, time, payload: null })
  const events = [
    event('2026-07-01 10:00:40', 8),
    event('2026-07-01 10:00:00', 6),
    event('2026-07-01 09:59:00', 6),
  ]
  expect(marksOf(events, read, ({ type }) => String(type)).map(({ name }) => name)).toEqual(['6', '8'])
  expect(marksOf(events, [], String)).toEqual([])
})
