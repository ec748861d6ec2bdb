import { expect, it } from 'vitest'
import { clockText } from '../../foundation/countdown/countdown-clock.ts'
import { averagePrice4, chargeSpan, pricesOf, readingAt } from './clock-reading.ts'
import { standardTariff } from './tariff.fixture.ts'

it('reads the clock in UTC+8, wherever the reader is', () => {
  const { minute, period, next } = readingAt(standardTariff, Date.UTC(2026, 6, 1, 2, 0, 30))
  expect(minute).toBe(600.5)
  expect(period?.from).toBe('10:00')
  expect(next).toMatchObject({ seconds: 7_170, at: '12:00' })
})

it('counts down in hours, minutes and seconds', () => {
  expect(clockText(7_200)).toBe('02:00:00')
  expect(clockText(59)).toBe('00:00:59')
  expect(clockText(86_399)).toBe('23:59:59')
})

it('lays a charge on the ring, over midnight and over a day', () => {
  expect(chargeSpan({ from: '2026-03-18 09:42:00', to: '2026-03-18 10:37:00' })).toEqual({
    from: 582,
    to: 637,
    minutes: 55,
  })
  expect(chargeSpan({ from: '2026-03-18 23:30:00', to: '2026-03-19 00:30:00' }).to).toBe(1_470)
  expect(chargeSpan({ from: '2026-03-18 08:00:00', to: '2026-03-20 08:00:00' })).toMatchObject({
    to: 480 + 1_440,
    minutes: 2_880,
  })
})

it('weighs the average by time', () => {
  expect(averagePrice4(standardTariff)).toBe(Math.round(sumOfHours() / 24))
  expect(averagePrice4([])).toBeUndefined()
})

it('names each price once, dearest first', () => {
  expect(pricesOf(standardTariff).map(({ period }) => period)).toEqual([1, 2, 3, 4])
})

/** domain.md §5.2: 8 h valley, 9 h flat, 6 h peak, 1 h sharp. */
function sumOfHours(): number {
  return 8 * 6_625 + 9 * 11_352 + 6 * 16_203 + 19_187
}
