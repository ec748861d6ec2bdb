import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { deltaOf } from './figures.tsx'

it('is the share of the previous value', () => {
  expect(deltaOf(4_731_080, 4_384_690)).toBe(790)
  expect(deltaOf(50, 100)).toBe(-5_000)
  expect(deltaOf(0, 100)).toBe(-10_000)
})

it('is nothing where there is nothing to compare with', () => {
  expect(deltaOf(100, 0)).toBeNull()
  expect(deltaOf(100, null)).toBeNull()
  expect(deltaOf(null, 100)).toBeNull()
})

it('points up exactly when the value rose, also below zero', () => {
  const cents = integer({ min: -1_000_000, max: 1_000_000 })
  assert(
    property(cents, cents, (value, previous) => {
      const delta = deltaOf(value, previous)
      if (previous === 0) expect(delta).toBeNull()
      else if (delta) expect(Math.sign(delta)).toBe(Math.sign(value - previous))
    }),
  )
})
