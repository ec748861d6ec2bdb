import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { countGuns, rangeOf, sameCounts, shownPiles } from './matrix-data.ts'

const { idle, charging } = gunStatus.code
const gun = (id: string, status: number) => ({ id, pileCode: '0001', letter: 0, status })

it('counts guns by status', () => {
  expect(countGuns([gun('a', idle), gun('b', charging), gun('c', idle)])).toEqual([
    { status: idle, count: 2 },
    { status: charging, count: 1 },
  ])
})

it('takes counts as the same in any order', () => {
  const a = [
    { status: 1, count: 2 },
    { status: 3, count: 1 },
  ]
  expect(sameCounts(a, a.toReversed())).toBe(true)
  expect(sameCounts(a, a.slice(1))).toBe(false)
  expect(sameCounts(a, [a[0] ?? { status: 1, count: 2 }, { status: 3, count: 2 }])).toBe(false)
})

it('shows the piles of which a gun is shown, with those guns', () => {
  const piles = [
    { code: '1', layout: 'TWO_GUN', gunIds: ['a', 'b'] },
    { code: '2', layout: 'ONE_GUN', gunIds: ['c'] },
  ]
  expect(shownPiles(piles, (id) => id === 'b')).toEqual([{ code: '1', layout: 'TWO_GUN', gunIds: ['b'] }])
  expect(shownPiles(piles, () => true)[0]).toBe(piles[0])
})

it('selects from one to another in either direction', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(rangeOf(order, 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(rangeOf(order, 'gone', 'b')).toEqual(['b'])
})
