import { MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { contests } from './contest.ts'

it('takes links that replace each other for two chargers, and says so once a minute', () => {
  let now = 0
  const contest = contests(() => now)
  const add = () => contest.add(1, [`10.0.0.${(now / 1_000) % 2}`])
  for (let n = 0; n < 4; n++) {
    now += 1_000
    expect(add()).toBe(false)
  }
  expect(contest.isShared(1)).toBe(false)
  now += 1_000
  expect(add()).toBe(true)
  expect([contest.isShared(1), contest.isShared(2)]).toEqual([true, false])
  expect(contest.addressesOf(1)).toHaveLength(2)
  now += 1_000
  expect(add()).toBe(false)
  now += MINUTE
  expect(add()).toBe(true)
})

it('does not take a charger for two that loses its link now and then', () => {
  let now = 0
  const contest = contests(() => now)
  for (let n = 0; n < 50; n++) {
    now += MINUTE
    contest.add(1, ['10.0.0.1'])
  }
  expect(contest.isShared(1)).toBe(false)
})

it('is over when nobody has tried for ten minutes', () => {
  let now = 0
  const contest = contests(() => now)
  for (let n = 0; n < 5; n++) contest.add(1, [])
  now += 10 * MINUTE - 1
  expect(contest.over()).toEqual([])
  now += 1
  expect(contest.over()).toEqual([1])
  expect(contest.over()).toEqual([])
  expect(contest.isShared(1)).toBe(false)
})
