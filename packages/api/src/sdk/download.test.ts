import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { station } from '../config/station.ts'
import { exportState } from '../enumerations/system.ts'
import { download } from './download.ts'

const { generating, downloadable, failed } = exportState.code
let states: number[]
let looks: number
const heard: (string | undefined)[] = []

const server = createServer(async (request, response) => {
  const { url = '' } = request
  heard.push(request.headers.authorization)
  await text(request)
  if (url.startsWith('/config-service/downloadCenter/file')) {
    response.writeHead(200, { 'content-type': 'text/csv' }).end('code,name\n1,Airport\n')
    return
  }
  const file = {
    id: 7,
    fileName: 'stations.csv',
    fileState: states[looks] ?? states.at(-1),
    rows: 1,
    userName: 'admin',
  }
  const list = { total: 2, current: 1, pageSize: 1_000 }
  if (url.endsWith('exportList')) looks++
  const data = url.endsWith('exportList')
    ? {
        ...list,
        records: [
          { ...file, id: 8 },
          { ...file, fileUrl: '/config-service/downloadCenter/file?id=7' },
        ],
      }
    : { id: 7 }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: 0, msg: '', data }))
})
let baseUrl: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  looks = 0
  heard.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const start = (signal?: AbortSignal) =>
  download(createClient({ baseUrl, token: () => 'token' }), station.export, {}, { every: 5, signal })

test('asks, waits until the file is there, and streams it as the caller', async () => {
  states = [generating, generating, downloadable]
  const { fileName, rows, body } = await start()
  expect([fileName, rows]).toEqual(['stations.csv', 1])
  expect(await text(body)).toBe('code,name\n1,Airport\n')
  expect(looks).toBe(3)
  expect(new Set(heard)).toEqual(new Set(['token']))
})

test('an export that failed is a failure', async () => {
  states = [generating, failed]
  await expect(start()).rejects.toMatchObject({ kind: 'unexpected', message: 'The export failed' })
})

test('a signal ends the wait: cancelled or out of time', async () => {
  states = [generating]
  const controller = new AbortController()
  const cancelled = start(controller.signal)
  setTimeout(() => controller.abort(), 20)
  await expect(cancelled).rejects.toMatchObject({ kind: 'cancelled' })
  await expect(start(AbortSignal.timeout(20))).rejects.toMatchObject({ kind: 'timeout' })
})

test('an answer in place of a file is a failure', async () => {
  const client = createClient({ baseUrl })
  await expect(client.open('/config-service/nothing')).rejects.toMatchObject({ kind: 'unexpected' })
})
