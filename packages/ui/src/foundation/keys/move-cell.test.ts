import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GridSize, moveCell } from './move-cell.ts'

/** A head, twenty rows and a sum, five columns wide. */
const size: GridSize = { first: -1, last: 20, columns: 5, page: 8 }
const at = { row: 10, column: 2 }
const move = (key: string, ctrl = false, from = at) => moveCell(from, { key, ctrl }, size)

describe('a key in the grid', () => {
  it.each([
    ['ArrowLeft', false, { row: 10, column: 1 }],
    ['ArrowRight', false, { row: 10, column: 3 }],
    ['ArrowUp', false, { row: 9, column: 2 }],
    ['ArrowDown', false, { row: 11, column: 2 }],
    ['Home', false, { row: 10, column: 0 }],
    ['End', false, { row: 10, column: 4 }],
    ['Home', true, { row: -1, column: 0 }],
    ['End', true, { row: 20, column: 4 }],
    ['PageUp', false, { row: 2, column: 2 }],
    ['PageDown', false, { row: 18, column: 2 }],
    ['ArrowDown', true, { row: 20, column: 2 }],
    ['ArrowLeft', true, { row: 10, column: 0 }],
  ] as const)('%s (control: %s) leads to %o', (key, ctrl, to) => {
    expect(move(key, ctrl)).toEqual(to)
  })

  it('stops at the edges', () => {
    expect(move('ArrowUp', false, { row: -1, column: 0 })).toEqual({ row: -1, column: 0 })
    expect(move('PageDown', false, { row: 19, column: 0 })).toEqual({ row: 20, column: 0 })
    expect(move('ArrowRight', false, { row: 3, column: 4 })).toEqual({ row: 3, column: 4 })
  })

  it('that moves nothing is left to others', () => {
    for (const key of ['Enter', 'Escape', 'a', ' ', 'Tab']) expect(move(key)).toBeUndefined()
  })
})

it('never leaves the grid, whatever is pressed', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (pressed) => {
      const end = pressed.reduce((from, [key, ctrl]) => moveCell(from, { key, ctrl }, size) ?? from, at)
      expect(end.row).toBeGreaterThanOrEqual(size.first)
      expect(end.row).toBeLessThanOrEqual(size.last)
      expect(end.column).toBeGreaterThanOrEqual(0)
      expect(end.column).toBeLessThan(size.columns)
    }),
  )
})
