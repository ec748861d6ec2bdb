import { expect, it } from 'vitest'
import { scaledNumber, unscaledText } from './number-input.tsx'

it.each([
  ['57.34', 1_000, 57_340],
  ['1600', 1_000, 1_600_000],
  ['0.1', 100, 10],
  ['1.005', 100, 100],
  ['22.5431', 1, 22.5431],
  ['-180', 1, -180],
  [' 7 ', 1, 7],
  ['.5', 1_000, 500],
  ['', 1, ''],
  ['-', 1, '-'],
  ['.', 1, '.'],
  ['12kW', 1_000, '12kW'],
  ['1e9', 1, '1e9'],
  ['0x10', 1, '0x10'],
])('"%s" times %d is %o', (text, scale, value) => {
  expect(scaledNumber(text, scale)).toBe(value)
})

it.each([
  [57_340, 1_000, '57.34'],
  [1_600_000, 1_000, '1600'],
  [22.5431, 1, '22.5431'],
  [29, 100, '0.29'],
  [null, 1, ''],
  [undefined, 1, ''],
  ['12kW', 1_000, '12kW'],
])('%o by %d is typed "%s"', (value, scale, text) => {
  expect(unscaledText(value, scale)).toBe(text)
})
