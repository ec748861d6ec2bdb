import { expect, it } from 'vitest'
import { lineOf, scaleOf } from './load-shape.ts'

it('places the lines of a scale at round values below the highest one', () => {
  expect(scaleOf(1_100)).toEqual({ top: 1_100, lines: [400, 800] })
  expect(scaleOf(680_000).lines).toEqual([250_000, 500_000])
  expect(scaleOf(0)).toEqual({ top: 1, lines: [] })
})

it('draws each value at the middle of its quarter, up to the moment that has come', () => {
  expect(lineOf([50, 100], 100, 20)).toBe('M0 50L7.5 50L20 0')
  expect(lineOf([50, 100], 100, 30)).toBe('M0 50L7.5 50L22.5 0L30 0')
})

it('draws nothing without values, and no value beyond the top', () => {
  expect(lineOf([], 100, 20)).toBe('')
  expect(lineOf([300], 100, 15)).toBe('M0 0L7.5 0L15 0')
})
