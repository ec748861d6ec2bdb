import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guarded, tsvOf } from './tsv.ts'

describe('a copied text', () => {
  it.each(['+86 755 1234', '@SUM(A1)', '-cmd|calc', '＝1+1'])('%s is no formula', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
  })

  it.each(['-12.5', '+3', '-3%', '-1,204.5'])('%s may be a number', (number) => {
    expect(guarded(number)).toBe(number)
  })
})

describe('copied rows', () => {
  it('keep tabs and line breaks within their cell', () => {
    expect(
      tsvOf([
        ['a', 'b\tc'],
        ['d\ne', '"f"'],
      ]),
    ).toBe('a\t"b\tc"\r\n"d\ne"\t"""f"""')
  })

  it('have as many cells as they were given, whatever is in them', () => {
    const parse = (text: string) => text.match(/(?:"(?:[^"]|"")*"|[^\t\r\n]*)(?:\t|\r\n|$)/g) ?? []
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (values) => {
        // The last match is the empty text at the end.
        expect(parse(tsvOf([values])).filter((_, nth) => nth < values.length)).toHaveLength(values.length)
      }),
    )
  })
})
