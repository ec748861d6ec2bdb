import { createHash, createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { station } from '../config/station.ts'
import { service } from '../contract.ts'
import { canonicalString, type SignedRequest, sign } from './signature.ts'
import { createSignedClient } from './signed-client.ts'
import type { ApiRequest } from './transport.ts'

const request: SignedRequest = {
  method: 'post',
  path: '/config-service/station/page',
  from: '900000001',
  to: '900000002',
  appId: 'demo-app',
  timestamp: 1_782_871_200_000,
  body: '{}',
}

test('the canonical string has seven lines and ends without a line feed', async () => {
  expect(await canonicalString(request)).toBe(
    [
      'POST',
      '/config-service/station/page',
      '900000001',
      '900000002',
      'demo-app',
      '1782871200000',
      '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    ].join('\n'),
  )
})

test.each([
  ['{}', 'secret', '4743d96b877bbca9d3d463a8d4701af111cc91290c13baa6bb3baa3063145750'],
  ['{"name":"深圳机场"}', 'k', '6f763688ade545acfcfac94eee01edc538d55955ad2888d103cecce7b671c71b'],
])('the signature of the body %s under "%s" is the published one', async (body, secret, expected) => {
  expect(await sign({ ...request, body }, secret)).toBe(expected)
})

test('agrees with another implementation', async () => {
  const body = '{"a":"é, 中, 🚗"}'
  const digest = createHash('sha256').update(body).digest('hex')
  const text = `GET\n/x-service/y/z?a=1\nA\nB\nC\n1\n${digest}`
  const expected = createHmac('sha256', 'clé').update(text).digest('hex')
  const signed = {
    method: 'GET',
    path: '/x-service/y/z?a=1',
    from: 'A',
    to: 'B',
    appId: 'C',
    timestamp: 1,
    body,
  }
  expect(await sign(signed, 'clé')).toBe(expected)
})

test('a change in any part changes the signature', async () => {
  const changes: Partial<SignedRequest>[] = [
    { method: 'get' },
    { path: '/config-service/station/get' },
    { from: '900000003' },
    { to: '900000003' },
    { appId: 'demo-app2' },
    { timestamp: request.timestamp + 1 },
    { body: '{ }' },
  ]
  const signatures = await Promise.all(
    [{}, ...changes].map((change) => sign({ ...request, ...change }, 'secret')),
  )
  expect(new Set(signatures).size).toBe(changes.length + 1)
})

test('the signed client sends the five headers, and signs exactly what it sends (spec 7.7)', async () => {
  const sent: ApiRequest[] = []
  const client = createSignedClient({
    baseUrl: 'https://example.org/api',
    from: '900000001',
    to: '900000002',
    appId: 'demo-app',
    secret: 'secret',
    now: () => request.timestamp,
    transport: async (one) => {
      sent.push(one)
      return { status: 200, body: { code: 0, msg: '', data: null }, headers: new Headers() }
    },
  })
  await client(station.page, { name: '深圳' })

  const { body, headers } = sent[0] ?? { body: '', headers: {} }
  expect(headers).toMatchObject({
    from: '900000001',
    to: '900000002',
    appId: 'demo-app',
    timestamp: '1782871200000',
    sign: await sign({ ...request, body: String(body) }, 'secret'),
  })
  expect(headers).not.toHaveProperty('authorization')
})

test('the signed client refuses files and sends nothing', async () => {
  const upload = service('config-service/thing')('upload', 'stationList:edit').takes(
    z.object({ file: z.file() }),
  )
  const transport = vi.fn()
  const client = createSignedClient({ baseUrl: '', from: 'A', to: 'B', appId: 'C', secret: 's', transport })
  await expect(client(upload, { file: new File(['x'], 'x') })).rejects.toThrow(TypeError)
  expect(transport).not.toHaveBeenCalled()
})
