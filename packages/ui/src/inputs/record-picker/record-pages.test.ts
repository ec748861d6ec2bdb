import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answered, continued, failed, hasMore, NO_PAGES, searched } from './record-pages.ts'

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, label: `Station ${from + index}` }))

describe('the pages of a picker', () => {
  it('grow page by page until the total is reached', () => {
    let pages = answered(searched(NO_PAGES, ''), '', 1, { rows: rowsOf(1, 20), total: 30 })
    expect(hasMore(pages)).toBe(true)
    pages = answered(continued(pages), '', 2, { rows: rowsOf(21, 10), total: 30 })
    expect(pages.rows).toHaveLength(30)
    expect(hasMore(pages)).toBe(false)
  })

  it('ignore an answer that comes late', () => {
    const slow = searched(NO_PAGES, 'a')
    const pages = answered(searched(slow, 'ab'), 'ab', 1, { rows: rowsOf(1, 2), total: 2 })
    expect(answered(pages, 'a', 1, { rows: rowsOf(100, 20), total: 900 })).toBe(pages)
    expect(failed(pages, 'a', 1)).toBe(pages)
  })

  it('hold a record once, though it slipped to the next page', () => {
    const first = answered(searched(NO_PAGES, ''), '', 1, { rows: rowsOf(1, 20), total: 40 })
    const second = answered(continued(first), '', 2, { rows: rowsOf(20, 20), total: 40 })
    expect(new Set(second.rows.map((row) => row.id)).size).toBe(second.rows.length)
  })

  it('end with an empty page, whatever the count said', () => {
    const first = answered(searched(NO_PAGES, ''), '', 1, { rows: rowsOf(1, 20), total: 40 })
    expect(hasMore(answered(continued(first), '', 2, { rows: [], total: 40 }))).toBe(false)
  })

  it('keep what was read through a failure', () => {
    const first = answered(searched(NO_PAGES, ''), '', 1, { rows: rowsOf(1, 20), total: 40 })
    const broken = failed(continued(first), '', 2)
    expect(broken).toMatchObject({ status: 'failed', page: 1 })
    expect(broken.rows).toHaveLength(20)
    expect(answered(continued(broken), '', 2, { rows: rowsOf(21, 20), total: 40 }).rows).toHaveLength(40)
  })

  it('end with the answer to the last text, in whatever order answers come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'ab', 'abc'], { minLength: 3 }), (order) => {
        const asked = ['a', 'ab', 'abc'].reduce(searched, NO_PAGES)
        const pages = order.reduce(
          (state, text) => answered(state, text, 1, { rows: [{ id: text, label: text }], total: 1 }),
          asked,
        )
        expect(pages.rows.map((row) => row.id)).toEqual(['abc'])
      }),
    )
  })
})
