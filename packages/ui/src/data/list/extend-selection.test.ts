import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extendSelection, isSelected, NO_ROWS, type Selection } from './selection.ts'

const ids = [10, 11, 12, 13, 14, 15, 16]
const of = (selection: Selection) => ids.filter((id) => isSelected(selection, id))

/** Shift held from the first position over all the others. */
function walk(...[anchor = 0, ...steps]: number[]) {
  let from = anchor
  let selection = NO_ROWS
  for (const to of steps) {
    selection = extendSelection(selection, ids, { anchor, from, to })
    from = to
  }
  return of(selection)
}

describe('a range with Shift held', () => {
  it('grows in both directions', () => {
    expect(walk(2, 3, 4)).toEqual([12, 13, 14])
    expect(walk(2, 1, 0)).toEqual([10, 11, 12])
  })

  it('shrinks on the way back', () => {
    expect(walk(2, 3, 4, 5, 4, 3)).toEqual([12, 13])
    expect(walk(2, 6, 3)).toEqual([12, 13])
  })

  it('keeps the row that it began with', () => {
    expect(walk(2, 3, 2)).toEqual([12])
  })
})

it('is always exactly what lies between the anchor and the last step, step by step', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.array(fc.constantFrom(-1, 1), { minLength: 1 }), (anchor, steps) => {
      const places = [anchor]
      for (const step of steps) places.push(Math.max(0, Math.min(6, (places.at(-1) ?? 0) + step)))
      const last = places.at(-1) ?? anchor
      if (places.length === 2 && last === anchor) return
      expect(walk(...places)).toEqual(ids.slice(Math.min(anchor, last), Math.max(anchor, last) + 1))
    }),
  )
})
