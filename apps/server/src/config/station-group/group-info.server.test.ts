import type { groupInfo } from '@ampdeck/api/config/group-info'
import type { StationGroup } from '@ampdeck/api/config/station-group'
import type { OutputOf } from '@ampdeck/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
let group: StationGroup
let others: number[]
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const { data } = await ask<{ records: StationGroup[] }>('page', { pageSize: 100 })
  const [first] = data.records
  if (!first) throw new Error('no group')
  group = first
  const { data: all } = await server.call<{ id: number }[]>('config-service/station/selectAll', {}, { token })
  others = all.map(({ id }) => id).filter((id) => !group.stationIds.includes(id))
})
afterAll(() => server.close())

function ask<Data>(name: string, body: object, as = token, headers = {}) {
  return server.call<Data>(`config-service/stationGroup/${name}`, body, { token: as, headers })
}
const members = async (as = token) =>
  (await ask<OutputOf<typeof groupInfo.stations>>('stations', { id: group.id, pageSize: 100 }, as)).data
    .records

it('lists its stations and what they come to', async () => {
  const stations = await members()
  expect(stations.map(({ id }) => id)).toEqual(group.stationIds)
  const { data } = await ask<OutputOf<typeof groupInfo.stat>>('stat', { id: group.id })
  expect(data).toMatchObject({
    stations: stations.length,
    piles: stations.reduce((sum, { pileCount }) => sum + pileCount, 0),
    transformerW: stations.reduce((sum, { transformerW }) => sum + transformerW, 0),
  })
  expect(data.days).toHaveLength(30)
  expect(data.guns.reduce((sum, { count }) => sum + count, 0)).toBe(
    stations.reduce((sum, { gunCount }) => sum + gunCount, 0),
  )
})

it('takes stations in and lets them go, once each, and keeps the last one', async () => {
  const [one = 0, two = 0] = others
  const add = { id: group.id, stationIds: [one, two] }
  const once = { 'idempotency-key': 'c0c0c0c0-0000-4000-8000-000000000001' }
  const first = await ask('addStations', add, token, once)
  expect(first).toMatchObject({ data: { count: 2 } })
  expect(await ask('addStations', add, token, once)).toEqual(first)
  expect(await ask('addStations', add)).toMatchObject({ data: { count: 0 } })
  expect(await members()).toHaveLength(group.stationIds.length + 2)
  expect(await ask('removeStations', { ...add, stationIds: [one] })).toMatchObject({ data: { count: 1 } })
  const rest = (await members()).map(({ id }) => id)
  expect(await ask('removeStations', { id: group.id, stationIds: rest })).toMatchObject({
    code: 409,
    data: { reason: 'stationGroup.empty' },
  })
})

it('is changed by who may, and is its seller’s with stations of its own', async () => {
  const viewer = await server.login('viewer')
  const stranger = await server.login('admin', '10002')
  const chosen = { id: group.id, stationIds: others.slice(0, 1) }
  for (const name of ['addStations', 'removeStations']) {
    expect(await ask(name, chosen, viewer), name).toMatchObject({ code: 403 })
    expect(await ask(name, chosen, stranger), name).toMatchObject({ code: 404 })
  }
  for (const name of ['stations', 'stat'])
    expect(await ask(name, { id: group.id }, stranger), name).toMatchObject({ code: 404 })
  const theirs = await ask<{ records: StationGroup[] }>('page', {}, stranger)
  const foreign = { id: group.id, stationIds: theirs.data.records[0]?.stationIds }
  expect(await ask('addStations', foreign)).toMatchObject({ code: 404 })
})
