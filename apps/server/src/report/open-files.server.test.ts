import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../database/database.ts'
import { startJobs } from '../jobs/jobs.ts'
import { setUpApp } from '../testing/set-up.ts'
import { PUBLIC_URL } from '../testing/test-app.ts'
import { upload } from '../testing/upload.ts'
import { exportJob } from './export/export-file.service.ts'
import { importJob } from './import/import-file.service.ts'

/* Nobody works here: what is asked for stays open. */

const server = setUpApp()
let admin: string
let ops: string

beforeAll(async () => {
  admin = await server.login('admin')
  ops = await server.login('ops')
})
beforeEach(async () => {
  await server.db.deleteFrom('exportFile').execute()
  await server.db.deleteFrom('importFile').execute()
})

const ask = (filter: object, token = admin, headers = {}) =>
  server.call<{ id: number; reason?: string }>('config-service/station/export', filter, { token, headers })
const numbered = (n: number, token = admin) => ask({ name: `station ${n}` }, token)

describe('833 exports of one person', () => {
  it('are five: one more is refused in words, of this person alone', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => numbered(n)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 409, 409, 409])
    const refused = await ask({ name: 'one more' }, admin, { 'accept-language': 'zh-CN' })
    expect(refused).toMatchObject({
      code: 409,
      msg: '您已有五个导出或导入任务正在进行，请等待其中一个结束',
      data: { reason: 'files.tooManyOpen' },
    })
    expect((await numbered(1, ops)).code).toBe(0)
  })

  it('count together with imports', async () => {
    const file = await server.app.inject({
      method: 'GET',
      url: '/config-service/downloadCenter/template?template=1',
      headers: { authorization: admin },
    })
    const sent = await upload(server, 'config-service/pile/import', {
      token: admin,
      name: 'piles.xlsx',
      content: file.rawPayload,
    })
    expect(sent.code).toBe(0)
    for (const n of [1, 2, 3, 4]) expect((await numbered(n)).code).toBe(0)
    expect((await numbered(5)).code).toBe(409)
  })

  it('make room as soon as one has ended', async () => {
    for (const n of [1, 2, 3, 4, 5]) await numbered(n)
    await server.db.updateTable('exportFile').set({ fileState: 2 }).where('fileState', '=', 1).execute()
    expect((await numbered(6)).code).toBe(0)
  })
})

it('an identical export that is under way is answered again, in the same language and for the same person', async () => {
  const first = await ask({ status: '1' })
  expect((await ask({ status: '1' })).data.id).toBe(first.data.id)
  const others = [
    await ask({ status: '2' }),
    await ask({ status: '1' }, admin, { 'accept-language': 'zh-CN' }),
    await ask({ status: '1' }, ops),
  ]
  for (const { code, data } of others) {
    expect(code).toBe(0)
    expect(data.id).not.toBe(first.data.id)
  }
  await server.db.updateTable('exportFile').set({ fileState: 2 }).where('id', '=', first.data.id).execute()
  expect((await ask({ status: '1' })).data.id).not.toBe(first.data.id)
})

type Send = Awaited<ReturnType<typeof startJobs>>['send']
const scopeOf = (sellerId: number) => ({ sellerId, stationIds: null, groupIds: null })

it.each<[string, string, (send: Send, sellerId: number, id: number) => Promise<void>]>([
  [
    'export',
    exportJob.name,
    (send, sellerId, id) =>
      send(server.db, exportJob, {
        id,
        reportKey: 'station',
        language: 'en',
        scope: scopeOf(sellerId),
        userId: 1,
      }),
  ],
  [
    'import',
    importJob.name,
    (send, sellerId, id) =>
      send(server.db, importJob, {
        id,
        sellerId,
        scope: scopeOf(sellerId),
        userId: 1,
        ip: '127.0.0.1',
        requestId: String(id),
      }),
  ],
])('sellers take turns: who sends one %s does not wait for the hundred of another', async (_, name, give) => {
  const { db, platform, listener } = server
  const own = connect(server.connection, { poolSize: 2 })
  const logger = pino({ level: 'silent' })
  const common = { logger, publicUrl: PUBLIC_URL, gateways: {} }
  const jobs = await startJobs(platform, { ...common, pool: own.pool, listener })
  const send = (sellerId: number, id: number) => give(jobs.send, sellerId, id)
  for (let n = 0; n < 4; n++) await send(1, n)
  for (let n = 0; n < 2; n++) await send(2, n)
  await send(3, 0)
  // The order in which the library claims.
  const { rows } = await sql<{ seller: string }>`select group_id as seller from jobs.job where name = ${name}
    order by priority desc, created_on`.execute(db)
  expect(rows.map(({ seller }) => seller).join('')).toBe('1231211')
  await jobs.stop()
  await own.close()
})
