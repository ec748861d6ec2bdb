import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatTimestamp, parseTimestamp } from './time.ts'
import { Day, Id, Timestamp } from './wire.ts'

test('an instant is written in UTC+8 whatever the zone of the machine', () => {
  expect(formatTimestamp(Date.UTC(2026, 6, 1, 2, 0, 0))).toBe('2026-07-01 10:00:00')
  expect(formatTimestamp(Date.UTC(2026, 5, 30, 16, 0, 0))).toBe('2026-07-01 00:00:00')
  expect(formatDate(Date.UTC(2026, 5, 30, 15, 59, 59))).toBe('2026-06-30')
})

test('a date alone means its midnight', () => {
  expect(parseTimestamp('2026-07-01')).toBe(Date.UTC(2026, 5, 30, 16))
})

test('every whole second survives the way there and back', () => {
  const seconds = fc.integer({ min: Date.UTC(1970, 0, 1) / 1000, max: Date.UTC(9999, 11, 31) / 1000 })
  fc.assert(
    fc.property(seconds, (second) => {
      const epoch = second * 1000
      expect(parseTimestamp(formatTimestamp(epoch))).toBe(epoch)
      expect(Timestamp.encode(Timestamp.decode(formatTimestamp(epoch)))).toBe(formatTimestamp(epoch))
    }),
  )
})

test.each([
  '2026-02-29 00:00:00',
  '2026-13-01 00:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01T00:00:00',
  '2026-01-01',
  '2026-1-1 0:0:0',
  '',
])('refuses the timestamp "%s"', (text) => {
  expect(Timestamp.safeParse(text).success).toBe(false)
})

test('accepts the leap day of a leap year only', () => {
  expect(Day.safeParse('2028-02-29').success).toBe(true)
  expect(Day.safeParse('2026-02-29').success).toBe(false)
})

test('a record number is a whole number from -1, the platform, up to 2^53', () => {
  expect(Id.safeParse(-1).success).toBe(true)
  for (const wrong of [-2, 1.5, 2 ** 53, '7']) expect(Id.safeParse(wrong).success).toBe(false)
})
