import { createServer } from 'node:http'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idAt } from '../database/ids.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { job as messagePushJob } from './message-push.job.ts'

interface Row {
  id: number
  action: string | null
  frameType: number | null
  counterpartId: number | null
  latencyMs: number | null
  isRefused: boolean
}
interface Page {
  total: number
  records: Row[]
}

const SELLER = 10_001
const BOOT = '[2,"7","BootNotification",{"chargePointVendor":"Lanling","chargePointModel":"LL-60"}]'

let server: TestApp
let token: string
let pile: { id: number; code: string; stationId: number }

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  pile = await server.db
    .selectFrom('pile')
    .select(['id', 'code', 'stationId'])
    .where('sellerId', '=', SELLER)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await server.db.deleteFrom('message').execute()
})
afterAll(() => server.close())

const ask = <Data = Page>(name: string, body: object = {}, as = token) =>
  server.call<Data>(`parser-service/message/${name}`, body, { token: as })

/** A frame of the pile, stored as the gateway does. */
async function frame(raw: string, of: object = {}): Promise<number> {
  const id = server.platform.newId()
  const row = {
    sellerId: SELLER,
    id,
    stationId: pile.stationId,
    pileId: pile.id,
    pileCode: pile.code,
    protocol: 1,
  }
  const facts = { direction: 1, frameType: 2, action: null, messageId: '7', pairId: null, latencyMs: null }
  await server.db
    .insertInto('message')
    .values({ ...row, ...facts, raw, ts: server.clock.now, schemaError: null, ...of })
    .execute()
  return id
}

it('pairs a call with its answer, in the list and in the detail', async () => {
  const call = await frame(BOOT, { action: 'BootNotification' })
  const answer = await frame(
    '[3,"7",{"status":"Accepted","currentTime":"2026-07-01T02:00:00Z","interval":60}]',
    {
      direction: 2,
      frameType: 3,
      action: 'BootNotification',
      pairId: call,
      latencyMs: 12,
    },
  )
  const { data } = await ask('page', { pileCode: pile.code })
  expect(data.records).toMatchObject([
    { id: answer, counterpartId: call, latencyMs: 12 },
    { id: call, counterpartId: answer, latencyMs: 12, isRefused: false },
  ])
  const detail = await ask<{ message: { parsed: object }; counterpart: { parsed: object } }>('get', {
    id: answer,
  })
  expect(detail.data.message.parsed).toMatchObject({
    action: 'BootNotification',
    isChecked: true,
    problems: [],
  })
  expect(detail.data.counterpart).toMatchObject({ id: call, raw: BOOT })
})

it('marks a call that was answered by an error', async () => {
  const call = await frame('[2,"8","Nonsense",{}]', { action: 'Nonsense', messageId: '8' })
  await frame('[4,"8","NotImplemented","",{}]', { frameType: 4, messageId: '8', pairId: call, direction: 2 })
  const { data } = await ask('page', { action: 'Nonsense' })
  expect(data.records).toMatchObject([{ id: call, isRefused: true }])
})

it.each([
  [{ direction: 2 }, 2],
  [{ direction: 1, frameType: 2 }, 2],
  [{ protocol: 2 }, 0],
  [{ messageId: '8' }, 2],
  [{ pileCode: '9' }, 0],
  [{ timeFrom: '2026-06-29', timeTo: '2026-06-29' }, 0],
])('%o finds %i', async (filter, total) => {
  expect((await ask('page', filter)).data.total).toBe(total)
})

it.each([
  { timeFrom: '2026-06-29 00:00:00', timeTo: '2026-06-30 00:00:01' },
  { pileCode: 'no pile!' },
  { direction: 9 },
])('refuses %o', async (filter) => expect(await ask('page', filter)).toMatchObject({ code: 400 }))

it('shows nothing of another seller, nor to who lacks the page', async () => {
  const other = await server.login('admin', '10002')
  expect((await ask('page', {}, other)).data.total).toBe(0)
  const { data } = await ask('page')
  expect((await ask('get', { id: data.records[0]?.id }, other)).code).toBe(404)
  expect((await ask('page', {}, await server.login('finance'))).code).toBe(403)
})

it('exports the frames of a pile, never those of all', async () => {
  expect(await ask('export', {})).toMatchObject({ code: 400, data: { issues: [{ path: ['pileCode'] }] } })
  expect((await ask('export', { pileCode: pile.code })).code).toBe(0)
})

it('takes a pasted frame apart, where the protocol is one it knows', async () => {
  const { data } = await ask<{ protocol: number; canParse: boolean }[]>('protocols')
  expect(data.filter(({ canParse }) => canParse).map(({ protocol }) => protocol)).toEqual([1, 2, 6])
  const parsed = await ask('parse', { protocol: 1, text: BOOT })
  expect(parsed.data).toMatchObject({ action: 'BootNotification', isChecked: true, checksum: 'none' })
  expect(await ask('parse', { protocol: 4, text: '68' })).toMatchObject({
    code: 400,
    data: { issues: [{ path: ['protocol'] }] },
  })
})

it('pushes again what has failed, once, and notes how it went', async () => {
  const got: string[] = []
  const platform = createServer((request, response) => {
    request.on('data', (part) => got.push(String(part))).on('end', () => response.end('{"Ret":0}'))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  const address = platform.address()
  const port = typeof address === 'object' ? address?.port : 0
  const push = { frameType: null, messageId: null, direction: 2, pushTarget: `http://127.0.0.1:${port}/` }
  const failed = await frame('{"a":1}', { ...push, pushStatus: 4 })
  const refused = await frame('{"b":1}', { ...push, pushStatus: 5 })
  expect((await ask('repushPage')).data.total).toBe(2)

  const both = await Promise.all([1, 2].map(() => ask<object>('repush', { id: failed })))
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 409])
  await messagePushJob.run({ sellerId: SELLER, id: failed }, server.tools)
  await messagePushJob.run({ sellerId: SELLER, id: failed }, server.tools)
  expect(got).toEqual(['{"a":1}'])
  expect((await ask('repushPage', { pushStatus: 5 })).data.records).toMatchObject([
    { id: refused },
    { id: failed, pushTries: 1, pushMessage: '200 {"Ret":0}' },
  ])
  // The frame of a pile is no push.
  const call = (await ask('page', { frameType: 2 })).data.records[0]?.id
  const batch = await ask<object>('repushBatch', { ids: [refused, call] })
  expect(batch.data).toEqual({
    done: [],
    refused: [
      { id: call, reason: 'record.notFound' },
      { id: refused, reason: 'transition.notAllowed' },
    ],
  })
  await new Promise((resolve) => platform.close(resolve))
})

it('a platform that does not answer leaves the push failed', async () => {
  const id = await frame('{"c":1}', { frameType: null, pushStatus: 3, pushTarget: 'http://127.0.0.1:1/' })
  await messagePushJob.run({ sellerId: SELLER, id }, server.tools)
  expect((await ask('repushPage', { pushStatus: 4 })).data.records).toMatchObject([{ id, pushTries: 1 }])
})

it('shows the last 24 hours unless it is asked otherwise', async () => {
  const { total } = (await ask('page')).data
  await frame(BOOT, { id: idAt(server.clock.now - 25 * 60 * MINUTE) })
  expect((await ask('page')).data.total).toBe(total)
  expect((await ask('page', { timeFrom: '2026-06-30', timeTo: '2026-06-30' })).data.total).toBe(1)
})
