import { expect, it } from 'vitest'
import { mayMove, stepOf, treeRows } from './tree-rows.ts'

const item = (id: number, pid: number | null) => ({ id, pid, name: String(id) })
/** 1 has 2, which has 3; 4 and 5 stand beside 1. */
const items = [item(1, null), item(2, 1), item(3, 2), item(4, null), item(5, null)]
const below = (pid: number | null, before: number | null = null) => ({ pid, before })

it('shows each item below its own', () => {
  expect(treeRows(items).map(({ item: { id }, level }) => [id, level])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 1],
    [5, 1],
  ])
})

it.each([
  [1, 3, false],
  [1, 1, false],
  [2, 1, false],
  [2, 4, true],
  [3, null, true],
])('item %s below %s: %s', (id, pid, expected) => {
  expect(mayMove(items, id, below(pid))).toBe(expected)
})

it('counts the levels of what moves along', () => {
  expect(mayMove(items, 1, below(4), { mostLevels: 4 })).toBe(true)
  expect(mayMove(items, 1, below(4), { mostLevels: 3 })).toBe(false)
})

it('changes the order of a level where there is one', () => {
  expect(mayMove(items, 4, below(null, 1), { isOrdered: true })).toBe(true)
  expect(mayMove(items, 4, below(null, 1))).toBe(false)
  expect(mayMove(items, 4, below(null, 5), { isOrdered: true })).toBe(false)
  expect(mayMove(items, 4, below(null, 4), { isOrdered: true })).toBe(false)
  expect(stepOf(items, item(4, null), 'up', { isOrdered: true })).toEqual(below(null, 1))
  expect(stepOf(items, item(4, null), 'down', { isOrdered: true })).toEqual(below(null))
  expect(stepOf(items, item(1, null), 'up', { isOrdered: true })).toBeUndefined()
})

it('goes by the keyboard below the one above, and out to the level of its parent', () => {
  expect(stepOf(items, item(4, null), 'in')).toEqual(below(1))
  expect(stepOf(items, item(1, null), 'in')).toBeUndefined()
  expect(stepOf(items, item(2, 1), 'out')).toEqual(below(null, 4))
  expect(stepOf(items, item(1, null), 'out')).toBeUndefined()
})
