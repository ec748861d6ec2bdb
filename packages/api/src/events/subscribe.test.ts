import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../client/outcome.ts'
import { subscribe } from './subscribe.ts'

const asked: { types: string | null; lastEventId: string | undefined; token: string | undefined }[] = []
/** What the server does with each subscription, one after the other. */
let script: ((response: ServerResponse) => void)[]

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://server')
  asked.push({
    types: searchParams.get('types'),
    lastEventId: request.headers['last-event-id'] as string | undefined,
    token: request.headers.authorization,
  })
  const act = script.shift()
  if (act) act(response)
  else response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
})
let baseUrl: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const stream = (text: string, isEnd: boolean) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text)
  if (isEnd) response.end()
}
const alarm = (alarmId: number) =>
  `event: alarm\nid: s.${alarmId}\ndata: ${JSON.stringify({ type: 'alarm', alarmId })}\n\n`

test('hands over events by their type, and goes on where the line broke until it is ended', async () => {
  script = [stream(alarm(1), true), stream(alarm(2), false)]
  const controller = new AbortController()
  const [onAlarm, onGap, onLine] = [vi.fn(), vi.fn(), vi.fn()]
  const done = subscribe({
    baseUrl,
    token: () => 'token',
    on: { alarm: onAlarm },
    onGap,
    onLine,
    signal: controller.signal,
  })
  await vi.waitFor(() => expect(onAlarm.mock.calls.map(([event]) => event.alarmId)).toEqual([1, 2]), {
    timeout: 5_000,
  })
  expect(asked).toEqual([
    { types: 'alarm', lastEventId: undefined, token: 'token' },
    { types: 'alarm', lastEventId: 's.1', token: 'token' },
  ])
  expect(onLine.mock.calls.flat()).toEqual(['open', 'lost', 'open'])
  // What was resumed has missed nothing.
  expect(onGap).toHaveBeenCalledTimes(1)
  controller.abort()
  await done
})

test('tells that something may have been missed', async () => {
  script = [stream('event: reset\ndata: {}\n\n', false)]
  const controller = new AbortController()
  const onGap = vi.fn()
  const done = subscribe({ baseUrl, token: () => '', on: { gun: vi.fn() }, onGap, signal: controller.signal })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2))
  controller.abort()
  await done
})

test.each([
  [
    'the session has ended',
    stream('event: end\ndata: {"code":2,"msg":"","data":null}\n\n', true),
    'tokenExpired',
  ],
  [
    'nothing may be heard',
    (response: ServerResponse) =>
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end('{"code":403,"msg":"Forbidden","data":null}'),
    'forbidden',
  ],
])('ends with the failure where %s', async (_, act, kind) => {
  script = [act as (response: ServerResponse) => void]
  await expect(subscribe({ baseUrl, token: () => 'token', on: { gun: vi.fn() } })).rejects.toMatchObject({
    kind,
  })
  expect(asked).toHaveLength(1)
})

test('hands over nothing after its signal, also of what came together', async () => {
  script = [stream(alarm(1) + alarm(2), false)]
  const controller = new AbortController()
  const onAlarm = vi.fn(() => controller.abort())
  await subscribe({ baseUrl, token: () => '', on: { alarm: onAlarm }, signal: controller.signal })
  expect(onAlarm).toHaveBeenCalledTimes(1)
})

test('asks to read again on a new line where the reading failed', async () => {
  script = [stream(alarm(1), false)]
  const controller = new AbortController()
  const onGap = vi.fn(async () => {
    if (onGap.mock.calls.length === 1) throw new ApiError('network', '')
    controller.abort()
  })
  await subscribe({ baseUrl, token: () => '', on: { alarm: vi.fn() }, onGap, signal: controller.signal })
  expect(asked.map(({ lastEventId }) => lastEventId)).toEqual([undefined, undefined])
})

test('keeps events until what is shown has been read', async () => {
  script = [stream(alarm(1) + alarm(2), false)]
  const controller = new AbortController()
  const seen: string[] = []
  await subscribe({
    baseUrl,
    token: () => '',
    on: {
      alarm: ({ alarmId }) => {
        seen.push(`event ${alarmId}`)
        if (alarmId === 2) controller.abort()
      },
    },
    onGap: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      seen.push('read')
    },
    signal: controller.signal,
  })
  expect(seen).toEqual(['read', 'event 1', 'event 2'])
})

test('ends with the failure of the reading where the session has ended', async () => {
  script = [stream('', false)]
  const onGap = () => Promise.reject(new ApiError('idle', ''))
  await expect(subscribe({ baseUrl, token: () => '', on: { alarm: vi.fn() }, onGap })).rejects.toMatchObject({
    kind: 'idle',
  })
})

test.each(['on', 'onGap'])('ends with the error of the caller in %s', async (place) => {
  script = [stream(alarm(1), false)]
  const wrong = () => {
    throw new TypeError('a mistake')
  }
  const functions = place === 'on' ? { on: { alarm: wrong } } : { on: { alarm: vi.fn() }, onGap: wrong }
  await expect(subscribe({ baseUrl, token: () => '', ...functions })).rejects.toThrow(TypeError)
})
