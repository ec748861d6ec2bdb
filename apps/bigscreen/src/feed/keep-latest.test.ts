import { expect, it } from 'vitest'
import { keepLatest } from './keep-latest.ts'

it('forgets what was silent for the longest', () => {
  const map = new Map<number, string>()
  for (const key of [1, 2, 3, 1, 4]) keepLatest(map, key, `of ${key}`, 3)
  expect([...map]).toEqual([
    [3, 'of 3'],
    [1, 'of 1'],
    [4, 'of 4'],
  ])
})
