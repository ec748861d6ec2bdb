import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Closing,
  changePage,
  closedBetween,
  closePages,
  movePage,
  type OpenPages,
  openPage,
} from './open-pages.ts'

const page = (id: string) => ({ id, address: `/${id}` })
const opened = (ids: string, active: string): OpenPages => ({ pages: [...ids].map(page), active })
const idsOf = ({ pages }: OpenPages) => pages.map(({ id }) => id).join('')
const close = (open: OpenPages, kind: Closing['kind'], id: string) => closePages(open, { kind, id })

describe('opening', () => {
  it('puts a page behind the others and shows it', () => {
    expect(openPage(opened('ab', 'a'), page('c'))).toEqual(opened('abc', 'c'))
  })

  it('leaves a page that is open in its place, with its title (spec 2.97)', () => {
    const open = changePage(opened('abc', 'c'), 'a', { title: 'Shenzhen Airport' })
    const again = openPage(open, { id: 'a', address: '/a?pageSize=50' })
    expect(idsOf(again)).toBe('abc')
    expect(again.pages[0]).toEqual({ id: 'a', address: '/a?pageSize=50', title: 'Shenzhen Airport' })
  })

  it('changes nothing when the page is shown already: a repeated navigation (spec 2.59, 2.97)', () => {
    const open = opened('ab', 'a')
    expect(openPage(open, page('a'))).toBe(open)
  })
})

describe('closing', () => {
  it('the active page shows the last that remains (spec 2.99)', () => {
    expect(close(opened('abcd', 'b'), 'this', 'b').open).toEqual(opened('acd', 'd'))
  })

  it('another page leaves the active one as it is', () => {
    expect(close(opened('abcd', 'b'), 'this', 'd').open).toEqual(opened('abc', 'b'))
  })

  it('the last page of all is refused (spec 2.100)', () => {
    const open = opened('a', 'a')
    expect(close(open, 'this', 'a')).toEqual({ open, refusal: 'last' })
    expect(close(open, 'others', 'a')).toEqual({ open, refusal: 'last' })
    expect(close(open, 'all', 'a')).toEqual({ open, refusal: 'last' })
  })

  it('left and right go as seen from the tab, and are refused where nothing is (spec 2.101)', () => {
    const open = opened('abcd', 'a')
    expect(close(open, 'left', 'c').open).toEqual(opened('cd', 'd'))
    expect(close(open, 'right', 'b').open).toEqual(opened('ab', 'a'))
    expect(close(open, 'left', 'a')).toEqual({ open, refusal: 'noneLeft' })
    expect(close(open, 'right', 'd')).toEqual({ open, refusal: 'noneRight' })
  })

  it('the others leaves the one', () => {
    expect(close(opened('abcd', 'a'), 'others', 'c').open).toEqual(opened('c', 'c'))
  })

  it('all leaves the landing page, opened where it was not', () => {
    const home = page('h')
    const { open } = closePages(opened('abc', 'b'), { kind: 'all', id: 'b' }, home)
    expect(open).toEqual(opened('h', 'h'))
    expect(closePages(open, { kind: 'all', id: 'h' }, home).refusal).toBe('last')
  })

  it('a page that is not open changes nothing', () => {
    const open = opened('ab', 'a')
    expect(close(open, 'this', 'z')).toEqual({ open })
  })

  it('says which pages went', () => {
    const before = opened('abcd', 'a')
    expect(closedBetween(before, close(before, 'right', 'b').open)).toEqual([page('c'), page('d')])
  })
})

describe('changing', () => {
  it('moves a page, and stops at the ends', () => {
    expect(idsOf(movePage(opened('abcd', 'a'), 'a', 2))).toBe('bcad')
    expect(idsOf(movePage(opened('abcd', 'a'), 'd', 0))).toBe('dabc')
    expect(idsOf(movePage(opened('abcd', 'a'), 'b', 99))).toBe('acdb')
    expect(idsOf(movePage(opened('abcd', 'a'), 'b', -99))).toBe('bacd')
  })

  it('gives the same state back where nothing changes', () => {
    const open = opened('ab', 'a')
    expect(movePage(open, 'a', 0)).toBe(open)
    expect(movePage(open, 'z', 1)).toBe(open)
    expect(changePage(open, 'a', { title: undefined })).toBe(open)
    expect(changePage(open, 'b', { address: '/b' })).toBe(open)
  })

  it('gives a page that is not shown another address', () => {
    expect(changePage(opened('ab', 'a'), 'b', { address: '/b?open=1' }).pages[1]?.address).toBe('/b?open=1')
  })
})

type Step = (open: OpenPages) => OpenPages
const id = fc.constantFrom(...'abcdefgh')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, fc.boolean()).map(
    ([of, isFiltered]): Step =>
      (open) =>
        openPage(open, { id: of, address: isFiltered ? `/${of}?name=x` : `/${of}` }),
  ),
  fc.tuple(fc.constantFrom<Closing['kind']>('this', 'left', 'right', 'others', 'all'), id).map(
    ([kind, of]): Step =>
      (open) =>
        closePages(open, { kind, id: of }).open,
  ),
  fc.tuple(id, fc.integer()).map(
    ([of, to]): Step =>
      (open) =>
        movePage(open, of, to),
  ),
)

describe('whatever is done', () => {
  it('there is a page, each is open once, and the active one is open (spec 2.97)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (let open = openPage(undefined, page('a')), at = 0; at < steps.length; at += 1) {
          open = steps[at]?.(open) ?? open
          const ids = open.pages.map((each) => each.id)
          expect(ids.length).toBeGreaterThan(0)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toContain(open.active)
        }
      }),
    )
  })

  it('closing keeps the order of those that remain, and moving keeps all of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1 }), id, fc.integer(), (ids, of, to) => {
        const open = opened(ids.join(''), ids[0] ?? 'a')
        for (const kind of ['this', 'left', 'right', 'others', 'all'] as const) {
          const left = idsOf(closePages(open, { kind, id: of }).open)
          expect(ids.filter((each) => left.includes(each)).join('')).toBe(left)
        }
        const moved = idsOf(movePage(open, of, to))
        expect([...moved].sort()).toEqual(ids.toSorted())
        expect([...moved].filter((each) => each !== of)).toEqual(ids.filter((each) => each !== of))
      }),
    )
  })
})
