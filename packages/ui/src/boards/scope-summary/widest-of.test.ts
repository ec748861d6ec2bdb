import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joined, widestOf } from './widest-of.ts'

it('is the smallest code, whatever the order, and nothing for nobody', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (scopes) => {
      expect(widestOf(scopes)).toBe(Math.min(...scopes))
      expect(widestOf(scopes.toReversed())).toBe(widestOf(scopes))
    }),
  )
  expect(widestOf([])).toBeUndefined()
})

it('joins as each language does', () => {
  expect(joined(['a', 'b', 'c'], 'en')).toBe('a, b and c')
  expect(joined(['a', 'b', 'c'], 'en', 'or')).toBe('a, b or c')
  expect(joined(['甲', '乙'], 'zh-CN')).toBe('甲和乙')
  expect(joined(['8 个', '700 把'], 'zh-CN')).toBe('8 个和 700 把')
  expect(joined(['a'], 'en')).toBe('a')
})
