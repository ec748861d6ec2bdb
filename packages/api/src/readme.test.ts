import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const source = import.meta.dirname
const readme = await readFile(join(source, '../README.md'), 'utf8')
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

/** As much of a server as the examples talk to. */
const server = createServer((request, response) => {
  request.resume()
  const answers: Record<string, object> = {
    '/config-service/station/page': {
      code: 0,
      data: { records: [{ name: '深圳福田中心', status: 1 }], total: 1, current: 1, pageSize: 10 },
    },
    '/config-service/station/delete': { code: 409, data: { reason: 'record.inUse' } },
    '/config-service/station/export': { code: 0, data: { id: 7 } },
    '/config-service/downloadCenter/exportList': {
      code: 0,
      data: {
        records: [{ id: 7, fileName: 'stations.xlsx', fileState: 2, rows: 1, fileUrl: '/file?id=7' }],
        total: 1,
        current: 1,
        pageSize: 1_000,
      },
    },
    '/system-service/user/login': {
      code: 0,
      data: { token: 'a token', sellerId: 1, expiresIn: 604_800_000 },
    },
    '/system-service/permission/user': {
      code: 0,
      data: [{ componentType: 'BUTTON', name: 'stationList:add' }],
    },
  }
  if (request.url?.startsWith('/events')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: alarm\nid: 1\ndata: {"type":"alarm","alarmId":7,"level":1}\n\n')
    return
  }
  if (request.url?.startsWith('/file')) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('rows')
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ msg: '', ...answers[request.url ?? ''] }))
})

let folder: string
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** The example as a program of its own: its package names lead to the sources, its server to the one above. */
const programOf = (code: string) =>
  code
    .replaceAll("'@ampdeck/api'", `'${source}/index.ts'`)
    .replaceAll(/'@ampdeck\/api\/([\w/-]+)'/g, `'${source}/$1.ts'`)
    .replaceAll("'zod'", `'${import.meta.resolve('zod')}'`)
    .replaceAll('https://console.example.org', address)

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(5)
})

test.each(examples)('the example runs in plain Node and prints what it says: %#', async (code) => {
  const file = join(folder, `${examples.indexOf(code)}.ts`)
  await writeFile(file, programOf(code))
  const { stdout } = await run(process.execPath, ['--no-warnings', file])
  const promised = [...code.matchAll(/^\/\/=> (.*)$/gm)].map(([, line]) => line)
  expect(stdout.trimEnd().split('\n')).toEqual(promised)
})
