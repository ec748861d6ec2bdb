import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECENT_SCREENS, type Visit, visitsFrom, withVisit } from './recent-screens.ts'

const visit = fc
  .record({ id: fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g'), query: fc.nat(9) })
  .map(({ id, query }): Visit => ({ id, address: `${id}?current=${query}` }))

describe('the last screens', () => {
  it('are five, each once, the newest first and as it was left', () => {
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1 }), (visits) => {
        const kept = visits.reduce<readonly Visit[]>(withVisit, [])
        expect(kept[0]).toEqual(visits.at(-1))
        expect(kept.length).toBeLessThanOrEqual(RECENT_SCREENS)
        expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
        for (const { id, address } of kept) {
          expect(visits.findLast((of) => of.id === id)?.address).toBe(address)
        }
      }),
    )
  })

  it('survive the storage as they are', () => {
    const visits = [{ id: '/a?id=1', address: '/a?id=1', title: 'Shenzhen Airport' }]
    expect(visitsFrom(JSON.parse(JSON.stringify(visits)))).toEqual(visits)
  })

  it.each([
    ['text', 'broken'],
    ['nothing', undefined],
    ['an entry without address', [{ id: '/a' }]],
    ['another host', [{ id: '/a', address: '//evil.example/a' }]],
    ['another host by a backslash', [{ id: '/a', address: '/\\evil.example' }]],
    ['a script', [{ id: '/a', address: 'javascript:alert(1)' }]],
    ['a title that is none', [{ id: '/a', address: '/a', title: { html: '<b>' } }]],
  ])('take no nonsense from it: %s', (_, kept) => {
    expect(visitsFrom(kept)).toEqual([])
  })
})
