import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Station {
  id: number
  version: number
  code: string
  name: string
  status: number
  operatingUnitId: number
}

let server: TestApp
let token: string
let operatingUnitId: number
let needs: object

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const unit = await server.db
    .selectFrom('operatingUnit')
    .select('id')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  operatingUnitId = unit.id
  const firstOf = async (table: 'costModel' | 'pileType') => {
    const found = server.db.selectFrom(table).select('id').where('sellerId', '=', 10_001)
    return (await found.executeTakeFirstOrThrow()).id
  }
  const [costModelId, pileTypeId] = [await firstOf('costModel'), await firstOf('pileType')]
  needs = { costModelId, transformerW: 630_000, piles: [{ pileTypeId, count: 1 }] }
})
afterAll(() => server.close())

const ask = <Data = Station>(name: string, body: object) =>
  server.call<Data>(`config-service/station/${name}`, body, { token })

const draft = (code: string) => ({
  code,
  name: '新建站',
  operatingUnitId,
  operationType: 1,
  cityCode: '440300',
  address: '深南大道1号',
  lng: 114.06,
  lat: 22.54,
})

/** A station with all that it needs to be open. */
const ready = (code: string, status: number) => ({
  ...draft(code),
  ...needs,
  status,
})

it('is saved, read, changed and deleted', async () => {
  const { data: saved } = await ask('save', draft('GD-SZ-0801'))
  expect(saved).toMatchObject({
    ...draft('GD-SZ-0801'),
    version: 1,
    status: 3,
    cityNameEn: 'Shenzhen',
    pileCount: 0,
  })
  const changed = await ask('update', { ...draft('GD-SZ-0801'), id: saved.id, version: 1, name: '改名站' })
  expect(changed.data).toMatchObject({ name: '改名站', version: 2 })
  expect((await ask('delete', { id: saved.id })).code).toBe(0)
  expect((await ask('get', { id: saved.id })).code).toBe(404)
  expect((await ask('delete', { id: saved.id })).code).toBe(404)
})

it('frees its code when it is deleted', async () => {
  const { data } = await ask('save', draft('GD-SZ-0802'))
  await ask('delete', { id: data.id })
  expect((await ask('save', draft('GD-SZ-0802'))).code).toBe(0)
})

describe('two people at once', () => {
  it('refuses the change of somebody who saw an older version: record.stale', async () => {
    const { data } = await ask('save', draft('GD-SZ-0803'))
    const change = (name: string) => ask('update', { ...draft('GD-SZ-0803'), id: data.id, version: 1, name })
    const answers = await Promise.all([change('甲改'), change('乙改'), change('丙改')])
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, 409, 409])
    expect(answers.find((answer) => answer.code === 409)?.data).toMatchObject({ reason: 'record.stale' })
    const won = answers.find((answer) => answer.code === 0)?.data
    expect((await ask('get', { id: data.id })).data).toMatchObject({ name: won?.name, version: 2 })
  })

  it('lets one of them have a code: record.duplicate names the field', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('save', draft('GD-SZ-0804'))))
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, 409, 409])
    expect(answers.find((answer) => answer.code === 409)?.data).toEqual({
      reason: 'record.duplicate',
      issues: [{ path: ['code'], message: 'duplicate' }],
    })
  })
})

it('cannot take the code of another station by a change', async () => {
  await ask('save', draft('GD-SZ-0805'))
  const { data } = await ask('save', draft('GD-SZ-0806'))
  const taken = await ask('update', { ...draft('GD-SZ-0805'), id: data.id, version: 1 })
  expect(taken).toMatchObject({ code: 409, data: { reason: 'record.duplicate' } })
})

it('stays while it has piles', async () => {
  const { stationId: id } = await server.db
    .selectFrom('pile')
    .select('stationId')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  expect(await ask('delete', { id })).toMatchObject({ code: 409, data: { reason: 'record.inUse' } })
})

it('is being built until it has piles, also where it was to be open', async () => {
  const { code, data } = await ask('save', { ...draft('GD-SZ-0830'), ...needs, status: 1 })
  expect([code, data.status]).toEqual([0, 3])
  expect(await ask('updateStatus', { id: data.id, status: 1 })).toMatchObject({
    code: 409,
    data: { reason: 'station.noPile' },
  })
})

it('goes only from one status to those that follow', async () => {
  const { data } = await ask('setUp', ready('GD-SZ-0807', 3))
  const setStatus = (status: number) => ask('updateStatus', { id: data.id, status })
  expect(await setStatus(4)).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })
  expect((await setStatus(1)).data).toMatchObject({ status: 1 })
  expect((await setStatus(1)).code).toBe(409)
  // What was commissioned is never again unknown or being built.
  for (const before of [0, 3])
    expect(await setStatus(before)).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })
})

it('gives a ledger of a bulk action: what was done, and what was refused and why', async () => {
  const { data: open } = await ask('setUp', ready('GD-SZ-0808', 1))
  const { data: building } = await ask('save', { ...draft('GD-SZ-0809'), status: 3 })
  const answer = await ask('batchStatus', { ids: [open.id, building.id, 7], status: 4 })
  expect(answer.data).toEqual({
    done: [open.id],
    refused: [
      { id: building.id, reason: 'transition.notAllowed' },
      { id: 7, reason: 'record.notFound' },
    ],
  })
})

it('changes every station that a filter matches, but those that were left out', async () => {
  const { data: one } = await ask('setUp', ready('GD-SZ-0820', 1))
  const { data: two } = await ask('setUp', ready('GD-SZ-0821', 1))
  const { data: three } = await ask('setUp', ready('GD-SZ-0822', 1))
  const answer = await ask('batchStatus', { matching: { code: 'GD-SZ-082' }, except: [two.id], status: 4 })
  expect(answer.data).toEqual({ done: [one.id, three.id], refused: [] })
  expect((await ask('get', { id: two.id })).data).toMatchObject({ status: 1 })
})

it.each([{ status: 4 }, { ids: [1], matching: {}, status: 4 }, { ids: [], status: 4 }])(
  'refuses a bulk action that does not say which rows: %o',
  async (body) => {
    expect(await ask('batchStatus', body)).toMatchObject({ code: 400 })
  },
)

it('counts by service status what the list filtered by that status has', async () => {
  const { data: counts } = await ask<{ serviceStatus: number; count: number }[]>('counts', {})
  expect(counts.length).toBeGreaterThan(2)
  for (const { serviceStatus, count } of counts) {
    const { data } = await ask<{ total: number }>('page', { serviceStatus })
    expect([serviceStatus, data.total]).toEqual([serviceStatus, count])
  }
})
