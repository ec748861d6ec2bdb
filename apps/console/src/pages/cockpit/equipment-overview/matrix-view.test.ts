import { expect, it } from 'vitest'
import { gunMatrix } from './matrix.fixture.ts'
import { pilesOfMatrix, seedOfMatrix } from './matrix-model.ts'
import { countOf, isSameView, viewOf } from './matrix-view.ts'

const matrix = gunMatrix(60)
const guns = new Map(seedOfMatrix(matrix).map(({ id, change }) => [id, change]))
const feed = {
  get: (id: string) => {
    const state = guns.get(id)
    return state ? { state: state as never, isStale: false } : undefined
  },
}
const piles = pilesOfMatrix(matrix)

it('counts every gun whatever is filtered, and shows those of the status in order', () => {
  const all = viewOf(feed, piles, undefined)
  const charging = viewOf(feed, piles, 3)
  expect(charging.counts).toEqual(all.counts)
  expect(charging.ids).toHaveLength(all.counts.get(3) ?? -1)
  expect(charging.ids.map(Number)).toEqual(charging.ids.map(Number).toSorted((a, b) => a - b))
  expect(countOf(all.counts).reduce((sum, { count }) => sum + count, 0)).toBe(60)
})

it('is the same while neither counts nor guns differ', () => {
  expect(isSameView(viewOf(feed, piles, 3), viewOf(feed, piles, 3))).toBe(true)
  expect(isSameView(viewOf(feed, piles, 3), viewOf(feed, piles, 4))).toBe(false)
})
