import { randomUUID } from 'node:crypto'
import { accountType, memberType } from '@ampdeck/api/enumerations/member'
import { type Vehicle, vehicle } from '@ampdeck/api/member/vehicle'
import type { Page } from '@ampdeck/api/paging'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const SELLER = 10_001
const VIN = 'LTEST000000000077'

let server: TestApp
let tokens: Record<'admin' | 'viewer' | 'stranger', string>
let owner: number
let model: number

beforeAll(async () => {
  server = await createTestApp()
  const [admin, viewer] = await Promise.all([server.login('admin'), server.login('viewer')])
  tokens = { admin, viewer, stranger: await server.login('admin', '10002') }
  const personal = await server.db
    .selectFrom('member')
    .select('id')
    .where('sellerId', '=', SELLER)
    .where('type', '=', memberType.code.personal)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  owner = personal.id
  const models = await server.db
    .selectFrom('vehicleModel')
    .select('id')
    .where('sellerId', '=', SELLER)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  model = models.id
})
afterAll(() => server.close())

const call = <Data = Vehicle>(
  { path }: { path: string },
  body: object,
  who: keyof typeof tokens = 'admin',
  key: string = randomUUID(),
) => server.call<Data>(path, body, { token: tokens[who], headers: { 'idempotency-key': key } })
const draft = (plate: string, vin: string | null = null) => ({ plate, vin, vehicleType: 1, modelId: model })
const refusedAs = (reason: string) =>
  expect.objectContaining({ code: 409, data: expect.objectContaining({ reason }) })

it('is added with what its model says, and its plate belongs to it alone', async () => {
  const key = randomUUID()
  const { data } = await call(vehicle.save, draft('粤BD90001'), 'admin', key)
  expect(data).toMatchObject({ plate: '粤BD90001', modelName: '星驰 X1', batteryWh: 61_400, memberId: null })
  expect((await call(vehicle.save, draft('粤BD90001'), 'admin', key)).data).toEqual(data)
  expect(await call(vehicle.save, draft('粤BD90001'))).toEqual(refusedAs('record.duplicate'))
  expect(await call(vehicle.save, draft('粤BD90002'), 'viewer')).toMatchObject({ code: 403 })

  const { id, version } = data
  expect(await call(vehicle.update, { ...draft('粤BD90001'), batteryWh: 70_000, id, version })).toMatchObject(
    {
      data: { batteryWh: 70_000 },
    },
  )
  expect(await call(vehicle.update, { ...draft('粤BD90001'), id, version })).toEqual(
    refusedAs('record.stale'),
  )
  expect(await call(vehicle.get, { id }, 'stranger')).toMatchObject({ code: 404 })
})

it('is bound to one owner, who no longer pays once it is unbound', async () => {
  const { data: car } = await call(vehicle.save, draft('粤BD90003', VIN))
  const { id } = car
  for (const who of ['viewer', 'stranger'] as const)
    expect((await call(vehicle.bind, { id, version: car.version, memberId: owner }, who)).code).not.toBe(0)
  expect(await call(vehicle.unbind, { id, version: car.version })).toEqual(refusedAs('transition.notAllowed'))
  const bound = (await call(vehicle.bind, { id, version: car.version, memberId: owner })).data
  expect(bound).toMatchObject({ memberId: owner })
  expect(await call(vehicle.bind, { id, version: bound.version, memberId: owner })).toEqual(
    refusedAs('transition.notAllowed'),
  )
  expect(await call(vehicle.delete, { id })).toEqual(refusedAs('record.inUse'))
  expect(await call(vehicle.unbind, { id, version: car.version })).toEqual(refusedAs('record.stale'))

  await server.db
    .insertInto('vinBinding')
    .values({
      id: 1,
      sellerId: SELLER,
      createTime: 0,
      updateTime: 0,
      createUser: null,
      updateUser: null,
      vin: VIN,
      memberId: owner,
      groupId: null,
      accountType: accountType.code.phoneNumber,
      validTo: null,
      state: 1,
    })
    .execute()
  expect(await call(vehicle.unbind, { id, version: bound.version })).toMatchObject({
    data: { memberId: null },
  })
  const [binding] = await server.db.selectFrom('vinBinding').select('deleted').where('id', '=', 1).execute()
  expect(binding).toEqual({ deleted: 1 })
  expect(await call(vehicle.delete, { id })).toMatchObject({ code: 0 })
})

it('belongs to no member of a fleet and to nobody who has left', async () => {
  const { data: car } = await call(vehicle.save, draft('粤BD90004'))
  for (const [column, value] of [
    ['type', memberType.code.fleet],
    ['status', 5],
  ] as const) {
    const other = await server.db
      .selectFrom('member')
      .select('id')
      .where('sellerId', '=', SELLER)
      .where(column, '=', value)
      .executeTakeFirstOrThrow()
    expect(await call(vehicle.bind, { id: car.id, version: car.version, memberId: other.id })).toEqual(
      refusedAs('vehicle.owner'),
    )
  }
})

it('is listed with its owner, its fleet, its certification and its last charge', async () => {
  const page = (body: object) => call<Page<Vehicle>>(vehicle.page, { pageSize: 100, ...body })
  const { data: of } = await page({ memberId: owner })
  expect(of.records).toMatchObject([{ memberId: owner, memberName: expect.any(String) }])
  const { data: certified } = await page({ certification: [2] })
  expect(certified.total).toBeGreaterThan(0)
  const all = (await page({})).data.records
  expect(all.some(({ fleetName, lastSoc }) => fleetName !== null && lastSoc !== null)).toBe(true)
})
