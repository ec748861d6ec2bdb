import type { TemporaryPile, TemporaryStation } from '@ampdeck/api/config/temporary-station'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const call = <Data>(path: string, body: object, as = token, headers = {}) =>
  server.call<Data>(`config-service/${path}`, body, { token: as, headers })
const ask = <Data = TemporaryStation>(name: string, body: object, as = token, headers = {}) =>
  call<Data>(`station/${name}`, body, as, headers)
const list = async (as = token) =>
  (await ask<{ records: TemporaryStation[] }>('temporaryPage', {}, as)).data.records
const pilesAt = async (stationId: number) =>
  (await call<{ records: TemporaryPile[] }>('pile/temporaryPage', { stationId })).data.records

const draft = (code: string, count = 0) => ({
  code,
  name: '临时站',
  operatingUnitId: demoId(SKYLINE, 'operatingUnit', 1),
  operationType: 1,
  cityCode: '440300',
  piles: count > 0 ? [{ pileTypeId: demoId(SKYLINE, 'pileType', 2), count }] : [],
})
const whole = { address: '示范路1号', lng: 114.05, lat: 22.54, transformerW: 400_000, isPublic: 1 }

it('is in its own list alone, says what it lacks, and goes when it has no pile', async () => {
  const { data } = await ask('temporarySave', draft('TMP-1', 2))
  expect(data).toMatchObject({
    pileCount: 2,
    missing: ['address', 'lng', 'transformerW', 'costModelId'],
    lng: null,
  })
  expect((await list()).map(({ id }) => id)).toContain(data.id)
  expect(await pilesAt(data.id)).toHaveLength(2)
  expect(await ask('get', { id: data.id })).toMatchObject({ code: 404 })
  const regular = await ask<{ records: { id: number }[] }>('page', { pageSize: 100 })
  expect(regular.data.records.map(({ id }) => id)).not.toContain(data.id)

  expect((await ask('temporarySave', draft('TMP-1'))).data).toMatchObject({ reason: 'record.duplicate' })
  const { id, version } = data
  const changed = await ask('temporaryUpdate', { ...draft('TMP-1'), address: '示范路2号', id, version })
  expect(changed.data).toMatchObject({ missing: ['lng', 'transformerW', 'costModelId'] })
  expect((await ask('temporaryUpdate', { ...draft('TMP-1'), id, version })).data).toMatchObject({
    reason: 'record.stale',
  })
  expect((await ask('temporaryDelete', { id })).data).toMatchObject({ reason: 'record.inUse' })
  const { data: empty } = await ask('temporarySave', draft('TMP-2'))
  expect(await ask('temporaryDelete', { id: empty.id })).toMatchObject({ code: 0 })
})

it('becomes a regular station with its piles, once', async () => {
  const { data } = await ask('temporarySave', draft('TMP-3', 1))
  const { id, version } = data
  const lacking = { ...draft('TMP-3'), id, version }
  expect(await ask('convert', lacking)).toMatchObject({ code: 400 })
  const once = { 'idempotency-key': 'd0d0d0d0-0000-4000-8000-000000000001' }
  const first = await ask('convert', { ...lacking, ...whole }, token, once)
  expect(first).toMatchObject({ code: 0, data: { id, status: 3, address: whole.address } })
  expect(await ask('convert', { ...lacking, ...whole }, token, once)).toEqual(first)
  expect(await ask('get', { id })).toMatchObject({ code: 0 })
  expect(await pilesAt(id)).toEqual([])
  const again = { ...lacking, ...whole, version: first.data.version }
  expect((await ask('convert', again)).data).toMatchObject({
    reason: 'transition.notAllowed',
  })
  expect(await ask('temporaryDelete', { id })).toMatchObject({ code: 404 })
})

it('gives its piles to another station, where they are regular, and takes none that are', async () => {
  const { data } = await ask('temporarySave', draft('TMP-4', 3))
  const [one, ...others] = await pilesAt(data.id)
  const stationId = demoId(SKYLINE, 'station', 1)
  const regular = demoId(SKYLINE, 'pile', 1)
  const moved = await call('pile/move', { ids: [one?.id, regular], stationId })
  expect(moved.data).toEqual({ done: [one?.id], refused: [{ id: regular, reason: 'record.notFound' }] })
  expect(await pilesAt(data.id)).toHaveLength(others.length)
  expect(await call('pile/get', { id: one?.id })).toMatchObject({ data: { stationId, isTemporary: 0 } })
  const rest = await call('pile/move', {
    matching: { stationId: [data.id] },
    except: [others[0]?.id],
    stationId,
  })
  expect(rest.data).toMatchObject({ done: [others[1]?.id] })
})

it('is changed by who may, and is its seller’s', async () => {
  const { data } = await ask('temporarySave', draft('TMP-5', 1))
  const viewer = await server.login('viewer')
  const stranger = await server.login('admin', '10002')
  const input = { ...draft('TMP-5'), ...whole, id: data.id, version: data.version }
  for (const name of ['temporarySave', 'temporaryUpdate', 'temporaryDelete', 'convert'])
    expect(await ask(name, input, viewer), name).toMatchObject({ code: 403 })
  for (const name of ['temporaryGet', 'temporaryUpdate', 'temporaryDelete', 'convert'])
    expect(await ask(name, input, stranger), name).toMatchObject({ code: 404 })
  const [pile] = await pilesAt(data.id)
  const move = { ids: [pile?.id], stationId: data.id }
  expect(await call('pile/move', move, viewer)).toMatchObject({ code: 403 })
  expect(await call('pile/move', move, stranger)).toMatchObject({ code: 404 })
  expect((await list(stranger)).map(({ id }) => id)).not.toContain(data.id)
})
