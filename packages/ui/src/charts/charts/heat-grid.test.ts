import { expect, it } from 'vitest'
import { strengthOf } from './heat-grid.tsx'

it('goes from what is just seen to the full colour', () => {
  expect([strengthOf(0, 0, 50), strengthOf(50, 0, 50)]).toEqual([8, 100])
  expect(strengthOf(5, 5, 5)).toBe(100)
  expect(strengthOf(0, 0, 0)).toBe(0)
})
