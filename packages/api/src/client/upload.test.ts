import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { httpTransport } from './http-transport.ts'
import { withoutAnswer } from './outcome.ts'
import type { ApiRequest } from './transport.ts'

/** As much of a browser's XMLHttpRequest as an upload touches. */
class FakeXhr {
  static last: FakeXhr | undefined
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  timeout = 0
  url = ''
  body: unknown
  aborted = false
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void

  constructor() {
    FakeXhr.last = this
  }
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  FakeXhr.last = undefined
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function upload(options: Partial<ApiRequest> = {}) {
  const shares: number[] = []
  const sent = httpTransport({ baseUrl: '/api/' })({
    path: 'system-service/user/uploadAvatar',
    method: 'POST',
    body: new FormData(),
    headers: { authorization: 'secret' },
    timeoutMs: 300_000,
    repeatable: true,
    onProgress: (share) => shares.push(share),
    ...options,
  })
  return { sent, shares }
}

/** An upload that is under way: its code is loaded when the first one begins. */
async function start(options: Partial<ApiRequest> = {}) {
  const { sent, shares } = upload(options)
  const xhr = await vi.waitFor(() => {
    if (!FakeXhr.last?.body) throw new Error('not sent yet')
    return FakeXhr.last
  })
  return { sent, shares, xhr }
}

test('tells how much has left, as far as that is known', async () => {
  const { sent, shares, xhr } = await start()
  xhr.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 })
  xhr.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 })
  xhr.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 100 })
  Object.assign(xhr, { status: 200, responseText: '{"code":0}' })
  xhr.onload?.()
  expect(await sent).toMatchObject({ status: 200, body: '{"code":0}' })
  expect(shares).toEqual([0.25, 1])
  expect(xhr).toMatchObject({
    url: '/api/system-service/user/uploadAvatar',
    timeout: 300_000,
    headers: { authorization: 'secret' },
  })
})

test('a cancelled upload stops and says so', async () => {
  const controller = new AbortController()
  const { sent, xhr } = await start({ signal: controller.signal })
  controller.abort()
  await expect(sent.catch((error) => withoutAnswer(error).kind)).resolves.toBe('cancelled')
  expect(xhr.aborted).toBe(true)
})

test('an upload cancelled before it began is not sent', async () => {
  const { sent } = upload({ signal: AbortSignal.abort() })
  await expect(sent.catch((error) => withoutAnswer(error).kind)).resolves.toBe('cancelled')
  expect(FakeXhr.last?.body).toBeUndefined()
})

test.each([
  ['onerror', 'network'],
  ['ontimeout', 'timeout'],
] as const)('%s is a %s failure', async (event, kind) => {
  const { sent, xhr } = await start()
  xhr[event]?.()
  await expect(sent.catch((error) => withoutAnswer(error).kind)).resolves.toBe(kind)
})

test('in Node the progress is that of the stream that leaves', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('XMLHttpRequest', undefined)
  const received: { type: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ type: request.headers['content-type'], body: await text(request) })
    response.end('{"code":0,"msg":"","data":null}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const body = new FormData()
  body.append('file', new Blob(['x'.repeat(300_000)]), 'rows.xlsx')
  const shares: number[] = []
  const answer = await httpTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })({
    path: 'config-service/pile/import',
    method: 'POST',
    body,
    headers: {},
    timeoutMs: 5_000,
    repeatable: false,
    onProgress: (share) => shares.push(share),
  })
  server.close()
  expect(answer.status).toBe(200)
  expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received[0]?.body).toContain('x'.repeat(300_000))
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})
