import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ellipsis, textWidth } from './ellipsis.ts'

describe('the ellipsis of a text', () => {
  it('counts every character that is not ASCII as two (spec 9.28)', () => {
    expect(textWidth('Airport')).toBe(7)
    expect(textWidth('机场')).toBe(4)
    expect(textWidth('é😀a')).toBe(5)
  })

  it.each([
    ['Shenzhen Airport', 8, 'Shenzhen…'],
    ['深圳机场充电站', 8, '深圳机场…'],
    ['深圳Airport', 6, '深圳Ai…'],
    ['深圳机场', 8, '深圳机场'],
    ['深圳', 3, '深…'],
    ['😀😀', 3, '😀…'],
    ['', 0, ''],
  ])('of "%s" at %i is "%s"', (text, most, short) => {
    expect(ellipsis(text, most)).toBe(short)
  })

  it('keeps a text that fits, and cuts any other at its beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, most) => {
        const short = ellipsis(text, most)
        if (textWidth(text) <= most) {
          expect(short).toBe(text)
          return
        }
        expect(short.endsWith('…')).toBe(true)
        expect(text.startsWith(short.slice(0, -1))).toBe(true)
        expect(textWidth(short.slice(0, -1))).toBeLessThanOrEqual(most)
      }),
    )
  })
})
