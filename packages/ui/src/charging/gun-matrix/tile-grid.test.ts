import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findPile, packPiles, placesOf, walk } from './tile-grid.ts'

const pile = (code: string, guns: number) => ({
  code,
  gunIds: Array.from({ length: guns }, (_, index) => `${code}-${'ABCDEFGH'[index]}`),
})
const piles = [pile('0001', 2), pile('0002', 2), pile('0003', 1), pile('0004', 4), pile('0005', 6)]

const anyPiles = fc
  .array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 })
  .map((sizes) => sizes.map((guns, index) => pile(String(index).padStart(4, '0'), guns)))

describe('packPiles', () => {
  it('fills rows in the order given', () => {
    const rows = packPiles(piles, 5)
    expect(rows.map((row) => row.piles.map(({ pile: { code }, column }) => `${code}@${column}`))).toEqual([
      ['0001@0', '0002@2', '0003@4'],
      ['0004@0'],
      ['0005@0'],
    ])
    expect(rows.map(({ lines }) => lines)).toEqual([1, 1, 2])
  })

  it('leaves out piles of which no gun is shown', () => {
    expect(packPiles([pile('0001', 0)], 8)).toEqual([])
  })

  it('shows every gun once, in order, and never past the last column', () => {
    fc.assert(
      fc.property(anyPiles, fc.integer({ min: 1, max: 20 }), (some, columns) => {
        const rows = packPiles(some, columns)
        const places = placesOf(rows)
        expect(places.map(({ id }) => id)).toEqual(some.flatMap(({ gunIds }) => gunIds))
        for (const { column } of places) expect(column).toBeLessThan(columns)
        const taken = places.map(({ row, line, column }) => `${row} ${line} ${column}`)
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })
})

describe('walk', () => {
  const places = placesOf(packPiles(piles, 5))

  it('goes through the guns as one reads', () => {
    expect(walk(places, '0001-B', 'ArrowRight')).toBe('0002-A')
    expect(walk(places, '0002-A', 'ArrowLeft')).toBe('0001-B')
    expect(walk(places, '0001-A', 'ArrowLeft')).toBeUndefined()
  })

  it('stays in its column going up and down, as near as can be', () => {
    expect(walk(places, '0002-A', 'ArrowDown')).toBe('0004-C')
    expect(walk(places, '0004-C', 'ArrowUp')).toBe('0002-A')
    expect(walk(places, '0003-A', 'ArrowDown')).toBe('0004-D')
    expect(walk(places, '0005-E', 'ArrowDown')).toBe('0005-F')
    expect(walk(places, '0001-A', 'ArrowUp')).toBeUndefined()
  })

  it('goes to the ends of a line and of everything', () => {
    expect(walk(places, '0002-A', 'Home')).toBe('0001-A')
    expect(walk(places, '0002-A', 'End')).toBe('0003-A')
    expect(walk(places, '0002-A', 'Control+End')).toBe('0005-F')
    expect(walk(places, '0002-A', 'PageDown')).toBe('0005-F')
  })

  it('begins at the first tile where the current one is no longer shown', () => {
    expect(walk(places, 'gone', 'ArrowDown')).toBe('0001-A')
  })

  it('reaches every tile by arrows alone', () => {
    fc.assert(
      fc.property(anyPiles, fc.integer({ min: 1, max: 12 }), (some, columns) => {
        const all = placesOf(packPiles(some, columns))
        let current = all[0]?.id
        for (const { id } of all) {
          expect(current).toBe(id)
          current = walk(all, id, 'ArrowRight')
        }
        expect(current).toBeUndefined()
      }),
    )
  })
})

describe('findPile', () => {
  const coded = [pile('44030000020001', 1), pile('44030000020013', 2), pile('44030000020003', 0)]

  it('finds by the beginning, the end, or any part of the code', () => {
    expect(findPile(piles, '0003')).toBe('0003-A')
    expect(findPile(coded, '0013')).toBe('44030000020013-A')
    expect(findPile(coded, '4403')).toBe('44030000020001-A')
    expect(findPile(coded, '00020013')).toBe('44030000020013-A')
  })

  it('finds nothing where nothing is shown', () => {
    expect(findPile(coded, '0003')).toBeUndefined()
    expect(findPile(coded, ' ')).toBeUndefined()
    expect(findPile(coded, 'x')).toBeUndefined()
  })
})
