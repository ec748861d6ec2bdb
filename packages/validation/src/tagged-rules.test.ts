import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { type RuleName, rules } from './rules.ts'
import { checkTagged, INPUT_LIMIT, parseTags, type Tags } from './tagged-rules.ts'

const names = Object.keys(rules) as RuleName[]

test('reads the names in the order written (spec 5.1)', () => {
  expect(parseTags('phone|empty')).toEqual(['phone', 'empty'])
  expect(parseTags('int')).toEqual(['int'])
})

test('reads back every list of names that it is given', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 1 }), (list) => {
      expect(parseTags<string>(list.join('|'))).toEqual(list)
    }),
  )
})

test.each([
  'phon',
  'phone|',
  '|phone',
  '',
  'phone||empty',
  'phone | empty',
  'Phone',
  'toString',
  'phone|nope',
])('refuses the tag "%s" and names what it does not know', (tags) => {
  const unknown = tags.split('|').find((name) => !(names as string[]).includes(name))
  expect(() => parseTags<string>(tags)).toThrow(`Unknown validation rule "${unknown}"`)
})

test('a literal with an unknown name does not compile', () => {
  expectTypeOf<Tags<'phone|empty'>>().toEqualTypeOf<'phone|empty'>()
  expectTypeOf<Tags<string>>().toEqualTypeOf<string>()
  // @ts-expect-error -- the second name is no rule
  expect(() => parseTags('phone|nope')).toThrow('"nope"')
})

test('returns the first failure in the order written (spec 5.3)', () => {
  expect(checkTagged('abc', 'phone|empty')).toBe('phone')
  expect(checkTagged('abc', 'en|phone|int')).toBe('phone')
  expect(checkTagged('  ', 'empty|phone')).toBe('empty')
  expect(checkTagged('13000000000', 'phone|empty')).toBeNull()
})

test.each(names.filter((name) => name !== 'empty'))(
  '%s passes an optional field that is left empty',
  (name) => {
    expect(checkTagged<string>('', name)).toBeNull()
    expect(checkTagged<string>('', `empty|${name}`)).toBe('empty')
  },
)

test('a required field left empty fails by its first rule', () => {
  expect(checkTagged('', 'empty')).toBe('empty')
  expect(checkTagged('', 'phone|empty')).toBe('phone')
  expect(checkTagged('', 'normal|empty')).toBe('empty')
})

test('takes at most 50 characters, or the limit it is given (spec 5.17, 9.7)', () => {
  expect(INPUT_LIMIT).toBe(50)
  expect(checkTagged('a'.repeat(50), 'en')).toBeNull()
  expect(checkTagged('a'.repeat(51), 'en')).toBe('tooLong')
  expect(checkTagged('a'.repeat(51), 'en', 200)).toBeNull()
  expect(checkTagged('abc', 'en', 2)).toBe('tooLong')
  expect(checkTagged('1'.repeat(51), 'en')).toBe('en')
})
