import { expect, it } from 'vitest'
import { gunsFor, usualGunsOf } from './pile-guns.ts'

const dc = { currentType: 2, ratedW: 120_000 }

it('shares the power of the pile, in steps of a tenth of a kilowatt', () => {
  expect(usualGunsOf(dc, 2).map(({ ratedW }) => ratedW)).toEqual([60_000, 60_000])
  expect(usualGunsOf({ currentType: 2, ratedW: 100_000 }, 6)[0]?.ratedW).toBe(16_600)
})

it('gives AC piles AC connectors', () => {
  expect(usualGunsOf({ currentType: 1, ratedW: 7_000 }, 1)).toEqual([
    { letter: 0, connector: 1, parkingNo: null, ratedW: 7_000 },
  ])
})

it('keeps the guns that are there when the layout changes, and letters them from A', () => {
  const present = usualGunsOf(dc, 2).map((gun) => ({ ...gun, parkingNo: `P${gun.letter}` }))
  const four = gunsFor('FOUR_GUN', { ...dc, ratedW: 240_000 }, present)
  expect(four.map(({ letter, parkingNo }) => [letter, parkingNo])).toEqual([
    [0, 'P0'],
    [1, 'P1'],
    [2, null],
    [3, null],
  ])
  expect(gunsFor('ONE_GUN', dc, present)).toEqual([present[0]])
  expect(gunsFor('TWO_GUN', dc, present)).toEqual(present)
})
