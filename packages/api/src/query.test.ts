import { expect, expectTypeOf, test } from 'vitest'
import { type Client, createClient } from './client/create-client.ts'
import { type StationRow, station } from './config/station.ts'
import { keyOf, mutationOf, pathOfKey, queryOf, resourceKeyOf } from './query.ts'

const answering = (data: unknown) => {
  const signals: (AbortSignal | undefined)[] = []
  const client: Client = createClient({
    baseUrl: '',
    transport: async ({ signal }) => {
      signals.push(signal)
      return { status: 200, body: { code: 0, msg: '', data }, headers: new Headers() }
    },
  })
  return { client, signals }
}

test('a query asks its call, and can be cancelled', async () => {
  const { client, signals } = answering({ id: 7 })
  const { queryKey, queryFn } = queryOf(client, station.get, { id: 7 })
  expect(queryKey).toEqual(['config-service/station', 'get', { id: 7 }])

  const { signal } = new AbortController()
  await expect(queryFn({ signal })).resolves.toEqual({ id: 7 })
  expect(signals).toEqual([signal])
  expectTypeOf(queryFn).returns.resolves.toEqualTypeOf<StationRow>()
})

test('the key of a resource is the beginning of the keys of its calls', () => {
  const resource = resourceKeyOf(station.save)
  for (const key of [keyOf(station.page), keyOf(station.get, { id: 7 })]) {
    expect(key.slice(0, resource.length)).toEqual(resource)
  }
  expect(keyOf(station.get, { id: 7 }).slice(0, 2)).toEqual(keyOf(station.get))
})

test('a key names the call whose answers it has', () => {
  for (const key of [keyOf(station.page), keyOf(station.page, { current: 1 })]) {
    expect(pathOfKey(key)).toBe(station.page.path)
  }
})

test('a mutation makes its call', async () => {
  const { client } = answering(null)
  const { mutationFn } = mutationOf(client, station.delete)
  await expect(mutationFn({ id: 7 })).resolves.toBeNull()
  // @ts-expect-error the id is a number
  expect(() => mutationFn({ id: 'x' })).toBeTypeOf('function')
})

test('neither is tried again: the client has done that', () => {
  const { client } = answering(null)
  expect(queryOf(client, station.get, { id: 7 }).retry).toBe(false)
  expect(mutationOf(client, station.delete).retry).toBe(false)
})
