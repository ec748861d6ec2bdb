import { expect, it } from 'vitest'
import { ticksOf } from './tariff-ticks.ts'

it('names where a price begins, as far as there is room, and always the end of the day', () => {
  expect(ticksOf([0, 480, 600, 720])).toEqual([0, 480, 600, 720, 1_440])
  expect(ticksOf([0, 960, 1_020, 1_140])).toEqual([0, 960, 1_140, 1_440])
  expect(ticksOf([0, 30, 480])).toEqual([0, 480, 1_440])
  expect(ticksOf([0, 1_410])).toEqual([0, 1_440])
})
