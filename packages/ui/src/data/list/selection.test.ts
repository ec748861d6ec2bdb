import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_MATCHING,
  isSelected,
  NO_ROWS,
  pageSelection,
  type Selection,
  selectedCount,
  selectionOfRows,
  togglePage,
  toggleRow,
} from './selection.ts'

const page = [1, 2, 3, 4, 5]
const of = (selection: Selection, among: readonly number[] = [...page, 9]) =>
  among.filter((id) => isSelected(selection, id))

describe('a toggled row', () => {
  it('is selected, and then no longer', () => {
    const once = toggleRow(NO_ROWS, page, 3)
    expect(of(once)).toEqual([3])
    expect(of(toggleRow(once, page, 3))).toEqual([])
  })

  it.each([
    [2, 4],
    [4, 2],
  ])('with Shift takes the rows from %d to %d along', (from, to) => {
    expect(of(toggleRow(selectionOfRows([from]), page, to, from))).toEqual([2, 3, 4])
  })

  it('with Shift takes them out when it was selected itself', () => {
    expect(of(toggleRow(selectionOfRows([1, 2, 3, 4]), page, 4, 2))).toEqual([1])
  })

  it('forgets a start that is not on this page', () => {
    expect(of(toggleRow(selectionOfRows([9]), page, 2, 9))).toEqual([2, 9])
  })

  it('is an exception where all that match are selected', () => {
    const allButThree = toggleRow(ALL_MATCHING, page, 3)
    expect(of(allButThree)).toEqual([1, 2, 4, 5, 9])
    expect(selectedCount(allButThree, 12_345)).toBe(12_344)
    expect(selectedCount(toggleRow(allButThree, page, 3), 12_345)).toBe(12_345)
  })
})

describe('the box in the head', () => {
  it.each([
    [[], 'none'],
    [[9], 'none'],
    [[1, 9], 'some'],
    [[1, 2, 3, 4, 5, 9], 'all'],
  ] as const)('with %o selected says "%s"', (selected, state) => {
    expect(pageSelection(selectionOfRows(selected), page)).toBe(state)
  })

  it('selects the rest of the page first, then none of it, and leaves other pages alone', () => {
    const all = togglePage(selectionOfRows([1, 9]), page)
    expect(of(all)).toEqual([1, 2, 3, 4, 5, 9])
    expect(of(togglePage(all, page))).toEqual([9])
  })

  it('takes one page out of all that match', () => {
    const rest = togglePage(ALL_MATCHING, page)
    expect(of(rest)).toEqual([9])
    expect(selectedCount(rest, 12_345)).toBe(12_340)
  })

  it('of an empty page says "none"', () => {
    expect(pageSelection(selectionOfRows([1]), [])).toBe('none')
  })
})

it('counts what is selected, whatever was toggled', () => {
  const total = 20
  const ids = Array.from({ length: total }, (_, index) => index)
  fc.assert(
    fc.property(fc.array(fc.nat(total - 1)), fc.boolean(), (toggled, matching) => {
      const start: Selection = matching ? ALL_MATCHING : NO_ROWS
      const end = toggled.reduce<Selection>((selection, id) => toggleRow(selection, ids, id), start)
      expect(selectedCount(end, total)).toBe(of(end, ids).length)
    }),
  )
})
