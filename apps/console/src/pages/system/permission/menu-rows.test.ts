import type { MenuItem } from '@ampdeck/api/system/permission'
import { expect, it } from 'vitest'
import { dropPlace, fits, menuRows, stepPlace } from './menu-rows.ts'

const item = (id: number, pid: number, sort: number, componentType: MenuItem['componentType']) =>
  ({ id, pid, sort, componentType, title: String(id) }) as MenuItem
const items = [
  item(1, 0, 10, 'CATALOG'),
  item(2, 0, 20, 'CATALOG'),
  item(11, 1, 10, 'MENU'),
  item(12, 1, 20, 'MENU'),
  item(13, 1, 30, 'MENU'),
  item(111, 11, 10, 'BUTTON'),
]
const of = (id: number) => items.find((one) => one.id === id) as MenuItem
const platform = { canNest: true }
const seller = { canNest: false }

it('shows what is open, in its order', () => {
  expect(menuRows(items, new Set([1])).map((row) => [row.item.id, row.level])).toEqual([
    [1, 1],
    [11, 2],
    [12, 2],
    [13, 2],
    [2, 1],
  ])
})

it.each([
  [12, 'up', { pid: 1, index: 0 }],
  [11, 'up', undefined],
  [12, 'down', { pid: 1, index: 2 }],
  [13, 'down', undefined],
  [12, 'in', undefined],
  [2, 'in', { pid: 1, index: 3 }],
  [12, 'out', undefined],
] as const)('moves %i %s by the keyboard', (id, step, place) => {
  expect(stepPlace(items, of(id), step, platform)).toEqual(place)
})

it('is dropped before what stands below it, after what stands above it, and as the last of a group', () => {
  expect(dropPlace(items, of(13), of(11), seller)).toEqual({ pid: 1, index: 0 })
  expect(dropPlace(items, of(11), of(13), seller)).toEqual({ pid: 1, index: 2 })
  expect(dropPlace(items, of(11), of(2), platform)).toEqual({ pid: 2, index: 0 })
})

it('is put below another group by the platform alone, and never below itself', () => {
  expect(dropPlace(items, of(11), of(2), seller)).toBeUndefined()
  expect(stepPlace(items, of(2), 'in', seller)).toBeUndefined()
  expect(fits(items, of(1), 11)).toBe(false)
  expect(fits(items, of(111), 1)).toBe(false)
  expect(dropPlace(items, of(111), of(1), platform)).toBeUndefined()
})
