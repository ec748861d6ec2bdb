import { expect, test } from 'vitest'
import { heldByBoth, isGranted, spelledOut, storedKeys } from './grant-keys.ts'

const names = ['station', 'station:add', 'station:edit', 'pile', 'pile:add']
const set = (...keys: string[]) => new Set(keys)

test('a wildcard holds what it means', () => {
  expect(isGranted(set('*'), 'pile:add')).toBe(true)
  expect(isGranted(set('station:*'), 'station:add')).toBe(true)
  expect(isGranted(set('station:*'), 'station')).toBe(false)
  expect(spelledOut(set('station', 'station:*'), names)).toEqual(
    set('station', 'station:add', 'station:edit'),
  )
})

test.each([
  [['*'], ['station', 'pile:*'], ['station', 'pile:*']],
  [['station', 'station:add'], ['station:*'], ['station:add']],
  [['*'], ['*'], ['*']],
  [['pile'], [], []],
])('%j and %j both hold %j', (a, b, both) => {
  expect(heldByBoth(set(...a), set(...b))).toEqual(set(...both))
  expect(heldByBoth(set(...b), set(...a))).toEqual(set(...both))
})

test('a wildcard is stored on while all of it is chosen, and spelled out when something is taken from it', () => {
  expect(storedKeys(['*'], set(...names), names)).toEqual(['*'])
  expect(storedKeys(['*'], set('station', 'pile'), names)).toEqual(['station', 'pile'])
  expect(storedKeys(['station:*'], set('station', 'station:add', 'station:edit'), names)).toEqual([
    'station:*',
    'station',
  ])
  expect(storedKeys(['station:*'], set('station', 'station:add'), names)).toEqual(['station', 'station:add'])
})

test('a key that the tree does not show stays', () => {
  expect(storedKeys(['later:add', 'pile'], set('station'), names)).toEqual(['later:add', 'station'])
})
