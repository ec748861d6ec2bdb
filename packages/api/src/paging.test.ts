import { expect, test } from 'vitest'
import { z } from 'zod'
import { filter } from './filter.ts'
import { exported, paged } from './paging.ts'

const Request = paged(z.object({ name: filter.text() }), ['code', 'name'])

test('page 1 of 10 rows is the default (spec 3.12, 9.2)', () => {
  expect(Request.parse({})).toEqual({ current: 1, pageSize: 10 })
})

test('numbers are read from the text of an address', () => {
  expect(Request.parse({ current: '3', pageSize: '50' })).toMatchObject({ current: 3, pageSize: 50 })
})

test('the words of table components are understood as the order', () => {
  expect(Request.parse({ sortField: 'code', sortOrder: 'descend' })).toMatchObject({ sortOrder: 'desc' })
  expect(Request.parse({ sortField: '', sortOrder: '' }).sortField).toBeUndefined()
})

test.each([
  { current: 0 },
  { current: -1 },
  { current: 1.5 },
  { current: 'x' },
  { pageSize: 0 },
  { pageSize: 1_001 },
  { pageSize: -1 },
  { sortField: 'password' },
  { sortOrder: 'up' },
])('refuses %j', (request) => {
  expect(Request.safeParse(request).success).toBe(false)
})

test('an export takes filter and order, and the size of all rows only (spec 3.13, 9.5)', () => {
  const Export = exported(z.object({ name: filter.text() }), ['code'])
  expect(Export.parse({ name: 'a', sortField: 'code', sortOrder: 'descend', current: 3 })).toEqual({
    name: 'a',
    sortField: 'code',
    sortOrder: 'desc',
    pageSize: -1,
  })
  expect(Export.parse({ pageSize: '-1' }).pageSize).toBe(-1)
  for (const pageSize of [0, 1, 10, -2, 'all']) expect(Export.safeParse({ pageSize }).success).toBe(false)
})
