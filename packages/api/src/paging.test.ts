import { expect, test } from 'vitest'
import { z } from 'zod'
import { filter } from './filter.ts'
import { paged } from './paging.ts'

const Request = paged(z.object({ name: filter.text() }), ['code', 'name'])

test('page 1 of 10 rows is the default', () => {
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
