import { expect, it } from 'vitest'
import { areaPath, bandPath, linePath } from './curve-path.ts'

it('draws each value at the middle of its quarter and reaches the ends of its stretch', () => {
  expect(linePath([0, 50, 100], 100, { from: 0, to: 3 })).toBe('M0 100L0.5 100L1.5 50L2.5 0L3 0')
})

it('begins within a quarter where the stretch does', () => {
  expect(linePath([0, 50, 100], 100, { from: 1.2, to: 3 })).toBe('M1.2 50L1.5 50L2.5 0L3 0')
})

it('closes areas at the ground and bands along their lower line', () => {
  expect(areaPath([50], 100, { from: 0, to: 1 })).toBe('M0 50L0.5 50L1 50V100H0z')
  expect(bandPath([0], [50], 100, { from: 0, to: 1 })).toBe('M0 50L0.5 50L1 50L1 100L0.5 100L0 100z')
})

it('leaves out what is not known', () => {
  expect(linePath([0, null, 100, 50], 100, { from: 0, to: 4 })).toBe(
    'M0 100L0.5 100L1 100M2 0L2.5 0L3.5 50L4 50',
  )
  expect(areaPath([null, 50], 100, { from: 0, to: 2 })).toBe('M1 50L1.5 50L2 50V100H1z')
  expect(linePath([null, null], 100, { from: 0, to: 2 })).toBe('')
})

it('draws nothing without values or without a stretch', () => {
  expect([linePath([], 1, { from: 0, to: 2 }), areaPath([1], 1, { from: 2, to: 2 })]).toEqual(['', ''])
})
