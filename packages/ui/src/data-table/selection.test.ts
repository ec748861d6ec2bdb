import { describe, expect, it } from 'vitest'
import { selectionOf, togglePage, toggleRow } from './selection.ts'

const page = [1, 2, 3, 4, 5]
const sorted = (set: ReadonlySet<number | string>) => [...set].sort()

describe('a toggled row', () => {
  it('is selected, and then no longer', () => {
    const once = toggleRow(new Set(), page, 3)
    expect(sorted(once)).toEqual([3])
    expect(sorted(toggleRow(once, page, 3))).toEqual([])
  })

  it.each([
    [2, 4],
    [4, 2],
  ])('with Shift takes the rows from %d to %d along', (from, to) => {
    expect(sorted(toggleRow(new Set([from]), page, to, from))).toEqual([2, 3, 4])
  })

  it('with Shift takes them out when it was selected itself', () => {
    expect(sorted(toggleRow(new Set([1, 2, 3, 4]), page, 4, 2))).toEqual([1])
  })

  it('forgets a start that is not on this page', () => {
    expect(sorted(toggleRow(new Set([9]), page, 2, 9))).toEqual([2, 9])
  })
})

describe('the box in the head', () => {
  it.each([
    [[], 'none'],
    [[9], 'none'],
    [[1, 9], 'some'],
    [[1, 2, 3, 4, 5, 9], 'all'],
  ] as const)('with %o selected says "%s"', (selected, state) => {
    expect(selectionOf(new Set(selected), page)).toBe(state)
  })

  it('selects the rest of the page first, then none of it, and leaves other pages alone', () => {
    const all = togglePage(new Set([1, 9]), page)
    expect(sorted(all)).toEqual([1, 2, 3, 4, 5, 9])
    expect(sorted(togglePage(all, page))).toEqual([9])
  })

  it('of an empty page says "none"', () => {
    expect(selectionOf(new Set([1]), [])).toBe('none')
  })
})
