import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marksOf, plain, wordsOf } from './marks.ts'

const shown = (text: string, search: string) =>
  marksOf(text, wordsOf(search))
    .map((part) => (part.isMark ? `[${part.text}]` : part.text))
    .join('')

describe('the marks of a search', () => {
  it.each([
    ['Station list', 'list', 'Station [list]'],
    ['Station list', 'LI sta', '[Sta]tion [li]st'],
    ['场站列表', '站列', '场[站列]表'],
    ['44030000020012', '0012', '4403000002[0012]'],
    ['Ａirport', 'air', '[Ａir]port'],
    ['ﬁle a', 'le a', 'ﬁ[le] [a]'],
    ['ﬁle', 'i', '[ﬁ]le'],
    ['Station list', 'pile', 'Station list'],
    ['Station list', '', 'Station list'],
  ])('in "%s" of "%s" are %s', (text, search, expected) => {
    expect(shown(text, search)).toBe(expected)
  })

  it('leave the text as it is, and mark every word that stands in it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(text, text, (label, search) => {
        const words = wordsOf(search)
        const parts = marksOf(label, words)
        expect(parts.map((part) => part.text).join('')).toBe(label)
        const marked = plain(
          parts
            .filter((part) => part.isMark)
            .map((part) => part.text)
            .join(' '),
        )
        const inside = Array.from(label).map(plain).join('')
        for (const word of words) if (inside.includes(word)) expect(marked.length).toBeGreaterThan(0)
      }),
    )
  })
})
