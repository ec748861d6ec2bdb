import { expect, it } from 'vitest'
import { fitsLayout, usualGuns } from './pile-layout.ts'

it.each([
  ['ONE_GUN', [1]],
  ['TWO_GUN', [2]],
  ['FOUR_GUN', [4]],
])('%s has %o guns and no other number', (layout, fitting) => {
  const counts = Array.from({ length: 60 }, (_, count) => count)
  expect(counts.filter((count) => fitsLayout(layout, count))).toEqual(fitting)
  expect(usualGuns(layout)).toBe(fitting[0])
})

it('MORE_GUN has five guns at least, and as many as there are letters at most', () => {
  expect([4, 5, 6, 52, 53].map((count) => fitsLayout('MORE_GUN', count))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(usualGuns('MORE_GUN')).toBe(6)
})
