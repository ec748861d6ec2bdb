import { assert, double, property } from 'fast-check'
import { expect, it } from 'vitest'
import { compactOf } from './compact.ts'

it.each([
  [47_310.8, 'en', '47.31', 'k'],
  [4_731_080, 'en', '4.73', 'm'],
  [-1_234_567_890, 'en', '−1.23', 'bn'],
  [47_310.8, 'zh-CN', '4.73', '万'],
  [4_731_080, 'zh-CN', '473.1', '万'],
  [1_234_567_890, 'zh-CN', '12.35', '亿'],
  [98_765_432, 'zh-CN', '9,877', '万'],
] as const)('writes %d in %s as %s %s', (value, language, text, scale) => {
  expect(compactOf(value, language)).toEqual({ text, scale })
})

it('writes small numbers out', () => {
  expect(compactOf(9_999.5, 'en', 2)).toEqual({ text: '9,999.50', scale: '' })
  expect(compactOf(0, 'zh-CN')).toEqual({ text: '0', scale: '' })
})

it('never writes more than seven characters above ten thousand', () => {
  assert(
    property(double({ min: 10_000, max: 9e11, noNaN: true }), (value) => {
      expect(compactOf(value, 'en').text.length).toBeLessThanOrEqual(7)
      expect(compactOf(value, 'zh-CN').text.length).toBeLessThanOrEqual(7)
    }),
  )
})
