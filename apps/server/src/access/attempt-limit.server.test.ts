import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { attemptLimit } from './attempt-limit.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('gives a few attempts at once, and one more each so often, to each key', async () => {
  let now = 0
  const limit = attemptLimit(database.db, 'few', { burst: 3, refillMs: 1_000 }, () => now)
  for (let n = 0; n < 3; n++) expect(await limit.take('a')).toBe(true)
  expect([await limit.take('a'), await limit.hasLeft('a'), await limit.hasLeft('b')]).toEqual([
    false,
    false,
    true,
  ])
  await limit.giveBack('a')
  expect(await limit.take('a')).toBe(true)
  now = 999
  expect(await limit.take('a')).toBe(false)
  now = 1_000
  expect(await limit.take('a')).toBe(true)
})

it('is shared by processes, also where they come at the same moment', async () => {
  const one = attemptLimit(database.db, 'shared', { burst: 5, refillMs: 1_000 }, () => 0)
  const other = attemptLimit(database.db, 'shared', { burst: 5, refillMs: 1_000 }, () => 0)
  const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).take('a')))
  expect(taken.filter(Boolean)).toHaveLength(5)
})

it('gives nothing back where a clock is set back', async () => {
  let now = 10_000
  const limit = attemptLimit(database.db, 'clock', { burst: 1, refillMs: 1_000 }, () => now)
  await limit.take('a')
  now = 0
  expect(await limit.take('a')).toBe(false)
})
