import { expect, it } from 'vitest'
import { attemptLimit } from './attempt-limit.ts'

it('gives a few attempts at once, and one more each so often, to each key', () => {
  let now = 0
  const limit = attemptLimit({ burst: 3, refillMs: 1_000 }, () => now)
  for (let n = 0; n < 3; n++) limit.take('a')
  expect([limit.hasLeft('a'), limit.hasLeft('b')]).toEqual([false, true])
  limit.giveBack('a')
  expect(limit.hasLeft('a')).toBe(true)
  limit.take('a')
  now = 999
  expect(limit.hasLeft('a')).toBe(false)
  now = 1_000
  expect(limit.hasLeft('a')).toBe(true)
  now = 1_000_000
  for (let n = 0; n < 3; n++) limit.take('a')
  expect(limit.hasLeft('a')).toBe(false)
})

it('stands still where a clock is set back, and forgets the oldest of very many', () => {
  let now = 10_000
  const limit = attemptLimit({ burst: 1, refillMs: 1_000 }, () => now)
  limit.take('a')
  now = 0
  expect(limit.hasLeft('a')).toBe(false)
  for (let n = 0; n < 20_000; n++) limit.take(String(n))
  expect(limit.hasLeft('a')).toBe(true)
  expect(limit.hasLeft('19999')).toBe(false)
})
