import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { placeOfAge } from './age-scale.ts'

it('gives every tenfold age the same distance', () => {
  const step = placeOfAge(10 * MINUTE) - placeOfAge(MINUTE)
  expect(placeOfAge(100 * MINUTE) - placeOfAge(10 * MINUTE)).toBeCloseTo(step, 10)
})

it('keeps what is younger or older at its ends', () => {
  expect([placeOfAge(0), placeOfAge(-HOUR), placeOfAge(90 * DAY)]).toEqual([0, 0, 1])
})
