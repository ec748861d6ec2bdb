import { expect, it } from 'vitest'
import { gunsOfLayout, gunsOfType, withGun } from './guns-of-form.ts'

const dc = { currentType: 2, ratedW: 120_000 }
const lettersOf = (guns: readonly { letter: number }[]) => guns.map(({ letter }) => letter)

it('has as many guns as the layout says, which share the power', () => {
  const two = gunsOfLayout('TWO_GUN', [], dc)
  expect(two).toEqual([
    { letter: 0, connector: 2, parkingNo: null, ratedW: 60_000 },
    { letter: 1, connector: 2, parkingNo: null, ratedW: 60_000 },
  ])
  expect(lettersOf(gunsOfLayout('MORE_GUN', two, dc))).toEqual([0, 1, 2, 3, 4, 5])
})

it('keeps what was typed when the layout changes', () => {
  const typed = gunsOfLayout('TWO_GUN', [], dc).map((gun) => ({ ...gun, parkingNo: `P${gun.letter}` }))
  expect(gunsOfLayout('FOUR_GUN', typed, dc).map(({ parkingNo }) => parkingNo)).toEqual([
    'P0',
    'P1',
    null,
    null,
  ])
  expect(gunsOfLayout('TWO_GUN', typed, dc)).toBe(typed)
  expect(gunsOfType(typed, { currentType: 1, ratedW: 14_000 })).toMatchObject([
    { connector: 1, ratedW: 7_000, parkingNo: 'P0' },
    { connector: 1, ratedW: 7_000, parkingNo: 'P1' },
  ])
})

it('adds guns up to the last letter', () => {
  const many = Array.from({ length: 60 }).reduce<ReturnType<typeof withGun>>(
    (guns) => withGun(guns),
    gunsOfLayout('MORE_GUN', [], dc),
  )
  expect(lettersOf(many)).toEqual(Array.from({ length: 52 }, (_, letter) => letter))
})
