import { feedback, feedbackCategory, feedbackState } from '@ampdeck/api/member/feedback'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Stored {
  id: number
  version: number
  state: number
}

let server: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await createTestApp()
  for (const account of ['admin', 'viewer', 'finance']) tokens[account] = await server.login(account)
  tokens.stranger = await server.login('admin', '10002')
})
afterAll(() => server.close())

const ask = <Data = Stored>(call: { path: string }, body: object, who = 'admin', key?: string) =>
  server.call<Data>(call.path, body, {
    token: tokens[who],
    headers: key ? { 'idempotency-key': key } : {},
  })
const write = (who: string, key?: string) =>
  ask(feedback.save, { category: feedbackCategory.code.fault, content: '示例' }, who, key)
const own = async (who: string) =>
  (await ask<{ records: Stored[] }>(feedback.ownPage, { pageSize: 100 }, who)).data.records.map(
    ({ id }) => id,
  )

it('is written by everybody, once, and seen by its author and by who may', async () => {
  const { data } = await write('finance', 'a')
  expect(await write('finance', 'a')).toMatchObject({ data: { id: data.id } })
  expect(await own('finance')).toEqual([data.id])
  expect(await own('viewer')).toEqual([])
  expect(await ask(feedback.get, { id: data.id })).toMatchObject({ code: 0, data: { author: '陈静' } })
  expect(await ask(feedback.get, { id: data.id }, 'finance')).toMatchObject({ code: 403 })
  expect(await ask(feedback.get, { id: data.id }, 'stranger')).toMatchObject({ code: 404 })
})

it('takes pictures that its author has uploaded, and no others', async () => {
  const pictures = ['/api/files/picture/nobodys.png']
  expect(await ask(feedback.save, { category: 1, content: '示例', pictures }, 'finance')).toMatchObject({
    code: 409,
    data: { reason: 'feedback.picture' },
  })
})

it('is replied to and closed by who may, in this version, and not after it was closed', async () => {
  const { id, version } = (await write('finance')).data
  const reply = { id, version, reply: '已处理' }
  expect(await ask(feedback.reply, reply, 'viewer')).toMatchObject({ code: 403 })
  expect(await ask(feedback.reply, reply, 'stranger')).toMatchObject({ code: 404 })
  expect(await ask(feedback.reply, reply)).toMatchObject({
    data: { state: feedbackState.code.replied, reply: '已处理', replyUserName: 'admin' },
  })
  expect(await ask(feedback.reply, reply)).toMatchObject({ data: { reason: 'record.stale' } })
  expect(await ask(feedback.close, { id, version: version + 1 })).toMatchObject({ code: 0 })
  for (const call of [feedback.close, feedback.reply])
    expect(await ask(call, { ...reply, version: version + 2 })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
})
