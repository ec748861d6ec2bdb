import { describe, expect, it } from 'vitest'
import type { Area } from '../../parts/use-area.ts'
import { layoutMatrix, tileAt } from './matrix-layout.ts'

const space: Area = { width: 940, height: 680, unit: 1 }
const network = [
  48, 46, 42, 38, 36, 34, 30, 30, 30, 30, 30, 28, 28, 28, 28, 28, 26, 24, 22, 22, 22, 20, 20, 10,
]

/** Right and lower edge of everything that is drawn. */
function extent(sizes: readonly number[], within: Area) {
  const { blocks, pitch, tile } = layoutMatrix(sizes, within)
  const corners = blocks.flatMap((block, station) =>
    Array.from({ length: sizes[station] ?? 0 }, (_, gun) => tileAt(block, pitch, gun)),
  )
  return {
    right: Math.max(...corners.map(({ x }) => x + tile)),
    bottom: Math.max(...corners.map(({ y }) => y + tile)),
    places: new Set(corners.map(({ x, y }) => `${x},${y}`)).size,
  }
}

describe('the matrix', () => {
  it('shows 24 stations with 700 guns under their names, large enough to tell the marks apart', () => {
    const layout = layoutMatrix(network, space)
    expect(layout.labelled).toBe(true)
    expect(layout.tile).toBeGreaterThanOrEqual(14)
  })

  it.each([
    ['the demo network', network],
    ['one station', [48]],
    ['stations without guns', [0, 0]],
    ['200 stations', Array.from({ length: 200 }, () => 10)],
    ['2,000 guns at one station', [2_000]],
  ])('keeps every tile of %s inside, each in its own place', (_, sizes) => {
    const { right, bottom, places } = extent([...sizes], space)
    expect(right).toBeLessThanOrEqual(space.width)
    expect(bottom).toBeLessThanOrEqual(space.height)
    expect(places).toBe(sizes.reduce((sum, size) => sum + size, 0))
  })

  it('leaves out the names of 200 stations rather than the guns', () => {
    expect(layoutMatrix(Array(200).fill(10), space).labelled).toBe(false)
  })

  it('is the same picture at twice the resolution', () => {
    const once = layoutMatrix(network, space)
    const twice = layoutMatrix(network, { width: 1_880, height: 1_360, unit: 2 })
    expect(Math.abs(twice.pitch / 2 - once.pitch)).toBeLessThanOrEqual(1)
    for (const [index, { x }] of twice.blocks.entries())
      expect(Math.abs(x / 2 - (once.blocks[index]?.x ?? 0))).toBeLessThanOrEqual(1)
  })

  it('grows with a second screen', () => {
    expect(layoutMatrix(network, { ...space, width: 1_380 }).pitch).toBeGreaterThan(
      layoutMatrix(network, space).pitch,
    )
  })

  it('gives no blocks without stations', () => expect(layoutMatrix([], space).blocks).toEqual([]))
})
