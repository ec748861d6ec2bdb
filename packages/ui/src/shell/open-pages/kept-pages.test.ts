import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPages } from './kept-pages.ts'

const keep = (kept: string, active: string, { open = 'abcdefgh', unsaved = '', limit = 3 } = {}) =>
  keptPages([...kept], { active, open: [...open], unsaved: new Set(unsaved), limit }).join('')

describe('the pages in memory', () => {
  it('are those used last', () => {
    expect(keep('cba', 'd')).toBe('dcb')
    expect(keep('dcb', 'b')).toBe('bdc')
  })

  it('are none that has been closed', () => {
    expect(keep('cba', 'c', { open: 'ca' })).toBe('ca')
  })

  it('lose one with unsaved input only when there is no other', () => {
    expect(keep('cba', 'd', { unsaved: 'a' })).toBe('dca')
    expect(keep('cba', 'd', { unsaved: 'abc' })).toBe('dcb')
  })

  it('are the same list where nothing changed', () => {
    const kept = ['a', 'b']
    expect(keptPages(kept, { active: 'a', open: kept, unsaved: new Set(), limit: 3 })).toBe(kept)
  })

  it('are never more than the limit, always with the one that is shown', () => {
    const ids = fc.constantFrom(...'abcdefgh')
    fc.assert(
      fc.property(fc.array(ids), fc.array(ids), fc.integer({ min: -1, max: 9 }), (steps, unsaved, limit) => {
        let kept: readonly string[] = []
        for (const active of steps) {
          kept = keptPages(kept, { active, open: [...'abcdefgh'], unsaved: new Set(unsaved), limit })
          expect(kept.length).toBeLessThanOrEqual(Math.max(1, limit))
          expect(kept[0]).toBe(active)
          expect(new Set(kept).size).toBe(kept.length)
        }
      }),
    )
  })
})
