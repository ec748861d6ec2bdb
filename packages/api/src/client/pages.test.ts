import { expect, test } from 'vitest'
import { station } from '../config/station.ts'
import { createClient } from './create-client.ts'
import { pages } from './pages.ts'

/** A server with so many rows, which counts up to a cap. */
function setUp(rows: number, cap = Number.POSITIVE_INFINITY) {
  const asked: { current: number; pageSize: number; name?: string }[] = []
  const client = createClient({
    baseUrl: '',
    transport: async ({ body }) => {
      const input = JSON.parse(String(body))
      asked.push(input)
      const first = (input.current - 1) * input.pageSize
      const count = Math.max(0, Math.min(input.pageSize, rows - first))
      const records = Array.from({ length: count }, (_, nth) => ({ id: first + nth }))
      const data = { records, total: Math.min(rows, cap), current: input.current, pageSize: input.pageSize }
      return {
        status: 200,
        headers: new Headers(),
        body: { code: 0, msg: '', data: { ...data, ...(rows > cap && { totalCapped: true }) } },
      }
    },
  })
  return { client, asked }
}

async function idsOf(rows: number, pageSize: number, cap?: number) {
  const { client, asked } = setUp(rows, cap)
  const ids: number[] = []
  for await (const { records } of pages(client, station.page, { pageSize, name: 'Airport' }))
    ids.push(...records.map(({ id }) => id))
  return { ids, asked }
}

test.each([
  [0, 10, 1],
  [9, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [30, 10, 3],
])('%i rows by %i are all there in %i calls, under the same filter', async (rows, size, calls) => {
  const { ids, asked } = await idsOf(rows, size)
  expect(ids).toEqual(Array.from({ length: rows }, (_, id) => id))
  expect(asked).toEqual(
    Array.from({ length: calls }, (_, nth) => ({ current: nth + 1, pageSize: size, name: 'Airport' })),
  )
})

test('a total that is capped does not end it', async () => {
  const { ids } = await idsOf(25, 10, 12)
  expect(ids).toHaveLength(25)
})

test('asks for a page only when it is wanted, as large as the server allows', async () => {
  const { client, asked } = setUp(5_000)
  for await (const { records } of pages(client, station.page)) {
    expect(records).toHaveLength(1_000)
    break
  }
  expect(asked).toHaveLength(1)
})
