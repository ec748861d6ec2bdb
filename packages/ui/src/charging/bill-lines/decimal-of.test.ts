import { expect, it } from 'vitest'
import { decimalOf } from './decimal-of.ts'

it('writes decimals exactly', () => {
  expect(decimalOf(77_167_224n, 7)).toBe('7.7167224')
  expect(decimalOf(103_290_000n, 7)).toBe('10.329')
  expect(decimalOf(-50_000_000n, 7)).toBe('−5.00')
  expect(decimalOf(12_345_678_900_000n, 7)).toBe('1,234,567.89')
  expect(decimalOf(0n, 7)).toBe('0.00')
})
