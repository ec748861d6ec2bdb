import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { draggedTo, headOf, isInRange, periodOfKey, rangeAfter } from './cell-keys.ts'

it('walks around the clock', () => {
  expect(rangeAfter({ anchor: 47, extent: 0 }, 'ArrowRight', false)).toEqual({ anchor: 0, extent: 0 })
  expect(rangeAfter({ anchor: 0, extent: 0 }, 'ArrowUp', false)).toEqual({ anchor: 47, extent: 0 })
  expect(rangeAfter({ anchor: 3, extent: 2 }, 'Home', false)).toEqual({ anchor: 0, extent: 0 })
  expect(rangeAfter({ anchor: 3, extent: 2 }, 'End', true)).toEqual({ anchor: 3, extent: 44 })
  expect(rangeAfter({ anchor: 3, extent: 0 }, 'Tab', false)).toBeUndefined()
})

it('knows letters and digits, in either case', () => {
  expect(['s', 'P', '3', 'v', 'x'].map(periodOfKey)).toEqual([1, 2, 3, 4, undefined])
})

it('extends a drag over midnight instead of back around the day', () => {
  const over = [46, 47, 0, 1].reduce(draggedTo, { anchor: 45, extent: 0 })
  expect(over).toEqual({ anchor: 45, extent: 4 })
  expect([44, 45, 46, 47, 0, 1, 2].filter((cell) => isInRange(over, cell))).toEqual([45, 46, 47, 0, 1])
})

it('ends at the cell that was dragged to', () => {
  const cell = fc.integer({ min: 0, max: 47 })
  fc.assert(
    fc.property(cell, cell, (from, to) => {
      const range = draggedTo({ anchor: from, extent: 0 }, to)
      expect(headOf(range)).toBe(to)
      expect(isInRange(range, from) && isInRange(range, to)).toBe(true)
    }),
  )
})
