import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableIdentifier, isSameIdentifier } from './identifier.ts'

describe('an identifier is compared', () => {
  test.each([
    ['whatever its case', 'c11300002661', 'C11300002661'],
    ['without colons', '20:69:c0:21', '2069C021'],
    ['without blanks', ' f6 ca\t0c\u00a0c5', 'F6CA0CC5'],
    ['without dashes of any kind', 'DE-8AA‐CA2B–3C4D5−9', 'DE8AACA2B3C4D59'],
    ['in full width as in half width', '２０：６９', '2069'],
    ['without invisible signs', '20\u200b69\ufeff', '2069'],
    ['with what else it consists of', 'DE*8AA.1_2', 'DE*8AA.1_2'],
  ])('%s', (_how, written, compared) => {
    expect(comparableIdentifier(written)).toBe(compared)
  })

  test.each(['', ' : - ', 'A'.repeat(37), '卡1', 'ıD', 'straße', 'a\u0000', '\ud800'])(
    'with nobody: %j',
    (written) => {
      expect(comparableIdentifier(written)).toBe('')
    },
  )

  test('as itself once it is in this form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const compared = comparableIdentifier(written)
        return (
          comparableIdentifier(compared) === compared &&
          comparableIdentifier(compared.toLowerCase()) === compared
        )
      }),
    )
  })

  test('as the same as itself, also where nothing else can be', () => {
    expect(isSameIdentifier('20:69:C0:21', '2069c021')).toBe(true)
    expect(isSameIdentifier('卡1', '卡1')).toBe(true)
    expect(isSameIdentifier('卡1', '卡2')).toBe(false)
    expect(isSameIdentifier('', '--')).toBe(false)
  })
})
