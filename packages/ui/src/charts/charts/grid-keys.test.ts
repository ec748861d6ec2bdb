import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveCell, strengthOf } from './grid-keys.ts'

describe('moveCell', () => {
  it('walks by arrows and jumps to the ends', () => {
    expect(moveCell('ArrowRight', { row: 1, column: 1 }, 7, 24)).toEqual({ row: 1, column: 2 })
    expect(moveCell('End', { row: 1, column: 1 }, 7, 24)).toEqual({ row: 1, column: 23 })
    expect(moveCell('PageDown', { row: 1, column: 1 }, 7, 24)).toEqual({ row: 6, column: 1 })
    expect(moveCell('x', { row: 1, column: 1 }, 7, 24)).toBeUndefined()
  })

  it('never leaves the grid', () => {
    const key = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    )
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        let cell = { row: 3, column: 3 }
        for (const one of keys) cell = moveCell(one, cell, 7, 24) ?? cell
        expect(cell.row >= 0 && cell.row < 7 && cell.column >= 0 && cell.column < 24).toBe(true)
      }),
    )
  })
})

describe('strengthOf', () => {
  it('goes from what is just seen to the full colour', () => {
    expect([strengthOf(0, 0, 50), strengthOf(50, 0, 50)]).toEqual([8, 100])
    expect(strengthOf(5, 5, 5)).toBe(100)
    expect(strengthOf(0, 0, 0)).toBe(0)
  })
})
