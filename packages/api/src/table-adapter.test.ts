import { expect, expectTypeOf, test } from 'vitest'
import { createClient } from './client/create-client.ts'
import { ApiError } from './client/outcome.ts'
import { type StationRow, station } from './config/station.ts'
import { tableSource } from './table-adapter.ts'

/** A server with so many rows, of which it remembers what it was asked. */
function serverWith(total: number) {
  const asked: Record<string, unknown>[] = []
  const client = createClient({
    baseUrl: '',
    transport: async ({ body }) => {
      const input = JSON.parse(String(body))
      asked.push(input)
      const { current, pageSize = 10 } = input
      const count = Math.max(0, Math.min(pageSize, total - (current - 1) * pageSize))
      const records = Array.from({ length: count }, (_, index) => ({
        id: (current - 1) * pageSize + index + 1,
      }))
      const data = { records, total, current, pageSize }
      return { status: 200, body: { code: 0, msg: '', data }, headers: new Headers() }
    },
  })
  return { load: tableSource(client, station.page), asked }
}

const failing = (code: number, status = 200) =>
  createClient({
    baseUrl: '',
    transport: async () => ({ status, body: { code, msg: 'too many rows' }, headers: new Headers() }),
  })

test('the words of the table become those of the call, and back (spec 3.14)', async () => {
  const { load, asked } = serverWith(24)
  const page = await load({ pageNo: 3, pageSize: 10, sortField: 'code', sortOrder: 'descend', status: '1' })
  expect(asked).toEqual([{ current: 3, pageSize: 10, sortField: 'code', sortOrder: 'descend', status: '1' }])
  expect(page).toMatchObject({ pageNo: 3, totalCount: 24 })
  expect(page.data.map((row) => row.id)).toEqual([21, 22, 23, 24])
  expectTypeOf(page.data).toEqualTypeOf<StationRow[]>()
})

test('the first page is the default (spec 9.2)', async () => {
  const { load, asked } = serverWith(3)
  expect(await load({})).toMatchObject({ pageNo: 1, totalCount: 3 })
  expect(asked).toEqual([{ current: 1 }])
})

test('an empty page above the first steps back one page and reloads (spec 9.4)', async () => {
  const { load, asked } = serverWith(20)
  expect((await load({ pageNo: 3 })).data).toHaveLength(10)
  expect(asked.map((one) => one.current)).toEqual([3, 2])
})

test('far beyond the end one step leads to the last page with rows', async () => {
  const { load, asked } = serverWith(24)
  expect(await load({ pageNo: 900 })).toMatchObject({ pageNo: 3 })
  expect(asked.map((one) => one.current)).toEqual([900, 3])
})

test('an empty list is its first page', async () => {
  const { load, asked } = serverWith(0)
  expect(await load({ pageNo: 2 })).toEqual({ data: [], pageNo: 1, totalCount: 0 })
  expect(asked.map((one) => one.current)).toEqual([2, 1])
})

test('a code other than 0 is an empty first page with the message (spec 8.11)', async () => {
  const page = await tableSource(failing(409), station.page)({ pageNo: 4 })
  expect(page).toMatchObject({ data: [], pageNo: 1, totalCount: 0 })
  expect(page.failure).toBeInstanceOf(ApiError)
  expect(page.failure?.message).toBe('too many rows')
})

test('a cancelled load leaves the table alone', async () => {
  const load = tableSource(failing(0), station.page)
  await expect(load({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a call without pages feeds no table', () => {
  // @ts-expect-error it answers one record
  expect(tableSource(failing(0), station.get)).toBeTypeOf('function')
})
