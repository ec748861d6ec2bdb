import type { Notice } from '@ampdeck/api/system/notice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const ask = <Data>(name: string, body: object, token: string) =>
  server.call<Data>(`system-service/notice/${name}`, body, { token })
const notices = async (token: string, body = {}) =>
  (await ask<{ records: Notice[]; total: number }>('page', body, token)).data
const unread = async (token: string) => (await ask<{ count: number }>('unread', {}, token)).data.count

it('come as samples in both languages, the newest first (spec 2)', async () => {
  const { records, total } = await notices(admin)
  expect(total).toBe(4)
  expect(records[0]).toMatchObject({
    title: '周五夜间电网检修',
    titleEn: 'Grid maintenance on Friday night',
    isRead: false,
    createTime: '2026-07-01 08:00:00',
  })
  const times = records.map(({ createTime }) => createTime)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const { titleEn, content, contentEn } of records) expect(titleEn && content && contentEn).toBeTruthy()
})

it('are read one at a time, by each person alone, and twice is once', async () => {
  const finance = await server.login('finance')
  const [first] = (await notices(finance)).records
  for (const _ of [1, 2]) expect((await ask('read', { id: first?.id }, finance)).code).toBe(0)
  expect(await unread(finance)).toBe(3)
  expect((await notices(finance)).records.map(({ isRead }) => isRead)).toEqual([true, false, false, false])
  expect(await unread(admin)).toBe(4)
})

it('are read all at once, also where some are read already and two ask at the same time', async () => {
  const ops = await server.login('ops')
  await ask('read', { id: (await notices(ops)).records[1]?.id }, ops)
  const answers = await Promise.all([ask('readAll', {}, ops), ask('readAll', {}, ops)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(await unread(ops)).toBe(0)
  expect((await ask('readAll', {}, ops)).code).toBe(0)
})

it('of another seller do not exist', async () => {
  const other = await server.login('admin', '10002')
  const theirs = new Set((await notices(other)).records.map(({ id }) => id))
  const ours = (await notices(admin)).records
  expect(theirs.size).toBe(4)
  expect(ours.filter(({ id }) => theirs.has(id))).toEqual([])
  expect((await ask('read', { id: ours[0]?.id }, other)).code).toBe(404)
  expect(await unread(other)).toBe(4)
})

it('come page by page', async () => {
  const { records, total } = await notices(admin, { current: 2, pageSize: 3 })
  expect([records.length, total]).toEqual([1, 4])
})

it('are nobody’s without a token', async () => {
  const answer = await server.call('system-service/notice/unread', {})
  expect([answer.status, answer.code]).toEqual([401, 401])
})

it.each([{}, { id: 'x' }, { id: 1.5 }, { id: null }])('refuses to read %o', async (body) => {
  expect((await ask('read', body, admin)).code).toBe(400)
})
