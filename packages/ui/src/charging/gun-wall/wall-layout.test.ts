import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutWall, tileIndexAt, walkWall } from './wall-layout.ts'

const sizes = {
  count: fc.integer({ min: 1, max: 6_000 }),
  width: fc.integer({ min: 320, max: 7_680 }),
  height: fc.integer({ min: 200, max: 2_160 }),
}

describe('layoutWall', () => {
  it('shows every tile inside the wall', () => {
    fc.assert(
      fc.property(sizes.count, sizes.width, sizes.height, (count, width, height) => {
        const layout = layoutWall(count, width, height)
        if (!layout) throw new Error('no layout')
        expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(count)
        expect(layout.columns * layout.pitchX).toBeLessThanOrEqual(Math.max(width, layout.columns))
        expect(layout.rows * layout.pitchY).toBeLessThanOrEqual(Math.max(height, layout.rows))
      }),
    )
  })

  it('makes 2,000 tiles of a 4K wall large enough to read', () => {
    expect(layoutWall(2_000, 3_840, 2_160)?.width).toBeGreaterThanOrEqual(64)
  })

  it('has nothing to lay out without tiles or room', () => {
    expect(layoutWall(0, 100, 100)).toBeUndefined()
    expect(layoutWall(10, 0, 100)).toBeUndefined()
  })
})

it('finds each tile by its middle, and none in the gaps', () => {
  const layout = layoutWall(700, 1_400, 700)
  if (!layout) throw new Error('no layout')
  for (const index of [0, 1, layout.columns, 699]) {
    const x = (index % layout.columns) * layout.pitchX + layout.width / 2
    const y = Math.floor(index / layout.columns) * layout.pitchY + layout.height / 2
    expect(tileIndexAt(layout, 700, x, y)).toBe(index)
  }
  expect(tileIndexAt(layout, 700, layout.width + 0.5, 5)).toBeUndefined()
  expect(tileIndexAt(layout, 3, 3 * layout.pitchX + 2, 2)).toBeUndefined()
  expect(tileIndexAt(layout, 700, -4, 4)).toBeUndefined()
})

it('walks by keys and stops at the ends', () => {
  const layout = layoutWall(10, 500, 100)
  if (!layout) throw new Error('no layout')
  expect(walkWall(layout, 10, 0, 'ArrowLeft')).toBe(0)
  expect(walkWall(layout, 10, 0, 'ArrowDown')).toBe(layout.columns < 10 ? layout.columns : 0)
  expect(walkWall(layout, 10, 3, 'End')).toBe(9)
  expect(walkWall(layout, 10, 3, 'x')).toBeUndefined()
})
