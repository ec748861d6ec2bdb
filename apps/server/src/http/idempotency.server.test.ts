import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const unit = (name: string) => ({ name, kind: 1, contact: '李明', phone: '13900001111' })

function save(name: string, key: string, by = token) {
  const headers = { 'idempotency-key': key }
  return server.call<{ id: number }>('config-service/operatingUnit/save', unit(name), { token: by, headers })
}

const stored = (name: string) =>
  server.db.selectFrom('operatingUnit').select('id').where('name', '=', name).execute()

it('does a write once for a key, and gives the first answer again', async () => {
  const key = randomUUID()
  const first = await save('重复单位', key)
  const second = await save('重复单位', key)
  expect(first.code).toBe(0)
  expect(second).toEqual(first)
  expect(await stored('重复单位')).toHaveLength(1)
})

it('does it once also for requests at the same moment', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => save('同时单位', key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.code).toBe(0)
  expect(await stored('同时单位')).toHaveLength(1)
})

it('leaves one row in the audit log for the repeated write', async () => {
  const key = randomUUID()
  const before = await server.db.selectFrom('operationLog').select('id').execute()
  await save('日志单位', key)
  await save('日志单位', key)
  expect(await server.db.selectFrom('operationLog').select('id').execute()).toHaveLength(before.length + 1)
})

it('refuses a key that was used with another body or another call', async () => {
  const key = randomUUID()
  const { data } = await save('甲单位', key)
  expect(await save('乙单位', key)).toMatchObject({ code: 409, data: { reason: 'request.repeated' } })
  const other = await server.call(
    'config-service/operatingUnit/delete',
    { id: data.id },
    { token, headers: { 'idempotency-key': key } },
  )
  expect(other.code).toBe(409)
  expect(await stored('乙单位')).toEqual([])
  expect(await stored('甲单位')).toHaveLength(1)
})

it('keeps the keys of users apart', async () => {
  const key = randomUUID()
  const codes = [
    await save('我的单位', key),
    await save('我的单位', key, await server.login('ops')),
    await save('我的单位', key, await server.login('admin', '10002')),
  ].map((answer) => answer.code)
  expect(codes).toEqual([0, 0, 0])
  expect(await stored('我的单位')).toHaveLength(3)
})

it('lets a refused write be tried again under its key', async () => {
  const key = randomUUID()
  const path = 'config-service/operatingUnit/delete'
  const used = await server.db
    .selectFrom('station')
    .select('operatingUnitId as id')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  const headers = { 'idempotency-key': key }
  expect((await server.call(path, used, { token, headers })).code).toBe(409)
  const { data } = await save('空单位', randomUUID())
  expect((await server.call(path, { id: data.id }, { token, headers })).code).toBe(0)
})

it('refuses a key of more than 200 characters', async () => {
  expect((await save('长键单位', 'k'.repeat(201))).code).toBe(400)
})
