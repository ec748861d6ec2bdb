import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { httpTransport } from './http-transport.ts'
import { withoutAnswer } from './outcome.ts'
import type { ApiRequest } from './transport.ts'

const servers: ReturnType<typeof createServer>[] = []

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const request: ApiRequest = {
  path: 'config-service/thing/page',
  method: 'POST',
  body: '{}',
  headers: {},
  timeoutMs: 150,
  repeatable: true,
}
const kindOf = (sent: Promise<unknown>) => sent.then(String, (error) => withoutAnswer(error).kind)

test('gives up when the time of the call is up', async () => {
  const baseUrl = await listen(() => undefined)
  expect(await kindOf(httpTransport({ baseUrl })(request))).toBe('timeout')
})

test('the time covers the body of the answer too', async () => {
  const baseUrl = await listen((_, response) => void response.writeHead(200).write('{"code"'))
  expect(await kindOf(httpTransport({ baseUrl })(request))).toBe('timeout')
})

test('the time covers further tries too', async () => {
  const baseUrl = await listen((_, response) => void response.writeHead(503, { 'retry-after': '1' }).end())
  expect(await kindOf(httpTransport({ baseUrl })(request))).toBe('timeout')
})

test('what must not be repeated is sent once', async () => {
  let count = 0
  const baseUrl = await listen((_, response) => {
    count += 1
    response.writeHead(502).end()
  })
  const answer = await httpTransport({ baseUrl })({ ...request, repeatable: false, timeoutMs: 2_000 })
  expect(answer.status).toBe(502)
  expect(count).toBe(1)
})

test('an answer that breaks off is asked for again', async () => {
  let count = 0
  const baseUrl = await listen((_, response) => {
    count += 1
    if (count > 1) response.end('whole')
    else response.write('ha', () => response.destroy())
  })
  const answer = await httpTransport({ baseUrl })({ ...request, timeoutMs: 2_000 })
  expect([answer.body, count]).toEqual(['whole', 2])
})

test('who gives up during the wait for another try ends the call', async () => {
  const controller = new AbortController()
  const baseUrl = await listen((_, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end()
    setTimeout(() => controller.abort(), 20)
  })
  const sent = httpTransport({ baseUrl })({ ...request, timeoutMs: 2_000, signal: controller.signal })
  expect(await kindOf(sent)).toBe('cancelled')
})

test('any status is an answer', async () => {
  const baseUrl = await listen((_, response) => void response.writeHead(418, { 'x-a': 'b' }).end('teapot'))
  const answer = await httpTransport({ baseUrl })(request)
  expect(answer).toMatchObject({ status: 418, body: 'teapot' })
  expect(answer.headers.get('x-a')).toBe('b')
})
