import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readXlsx } from '../../testing/xlsx.ts'
import { removeOldFiles } from '../download-center/old-files.ts'

interface File {
  id: number
  fileName: string
  fileState: number
  fileUrl: string
  rows: number | null
}

const DONE = 2
const FAILED = 3
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
})
afterAll(() => server.close())

async function filesOf(token: string): Promise<File[]> {
  const { data } = await server.call<{ records: File[] }>(
    'config-service/downloadCenter/exportList',
    {},
    { token },
  )
  return data.records
}

async function startExport(token: string, filter = {}, headers = {}, path = 'config-service/station/export') {
  const { code, data } = await server.call<{ id: number }>(path, filter, { token, headers })
  expect(code).toBe(0)
  return data.id
}

/** The export when its job is over. */
const finished = (token: string, id: number) =>
  vi.waitFor(
    async () => {
      const file = (await filesOf(token)).find((one) => one.id === id)
      if (!file || file.fileState === 1) throw new Error('still generating')
      return file
    },
    { timeout: 20_000, interval: 100 },
  )

async function download(url: string, token?: string) {
  const headers = token ? { authorization: token } : {}
  return server.app.inject({ method: 'GET', url, headers })
}

/** The table of an export that has ended. */
async function tableOf(token: string, id: number) {
  const { fileUrl } = await finished(token, id)
  return readXlsx((await download(fileUrl, token)).rawPayload).rows
}

it('gives no file to whom its right, or a part of what was seen, was taken since', async () => {
  const token = await server.login('admin')
  const { fileUrl, id } = await finished(token, await startExport(token))
  const person = () =>
    server.db.updateTable('accountUser').where('account', '=', 'admin').where('sellerId', '=', 10_001)
  const answers = async () => {
    const { statusCode } = await download(fileUrl, token)
    return [statusCode, (await filesOf(token)).find((file) => file.id === id)?.fileUrl !== '']
  }
  const { stationIds, roleIds } = await server.db
    .selectFrom('accountUser')
    .select(['stationIds', 'roleIds'])
    .where('account', '=', 'admin')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  const some = await server.db
    .selectFrom('station')
    .select('id')
    .where('sellerId', '=', 10_001)
    .limit(2)
    .execute()
  const viewer = await server.db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'viewer')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()

  expect(await answers()).toEqual([200, true])
  await person()
    .set({ stationIds: some.map((station) => station.id) })
    .execute()
  expect(await answers()).toEqual([403, false])
  await person()
    .set({ stationIds, roleIds: [viewer.id] })
    .execute()
  expect(await answers()).toEqual([403, false])
  await person().set({ roleIds }).execute()
  expect(await answers()).toEqual([200, true])
})

it('makes a file of all rows of the list, for each in its language and scope (spec 3.13, 9.5)', async () => {
  const [admin, riverside] = [await server.login('admin'), await server.login('admin', '10002')]
  const ids = await Promise.all([
    startExport(admin, { pageSize: -1 }, { 'accept-language': 'zh-CN' }),
    startExport(admin, { status: '1', name: 'GD', sortField: 'name', sortOrder: 'desc' }),
    startExport(riverside),
  ])
  const [all, some, theirs] = await Promise.all([
    finished(admin, ids[0] ?? 0),
    finished(admin, ids[1] ?? 0),
    finished(riverside, ids[2] ?? 0),
  ])
  expect(all).toMatchObject({ fileState: DONE, rows: 24, fileName: '场站列表 20260701-100000.xlsx' })
  expect(theirs).toMatchObject({ fileState: DONE, rows: 5, fileName: 'Station list 20260701-100000.xlsx' })

  const answer = await download(all.fileUrl, admin)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(XLSX)
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="____ 20260701-100000.xlsx"; filename*=UTF-8''${encodeURIComponent(all.fileName)}`,
  )
  const [head, ...lines] = readXlsx(answer.rawPayload).rows
  expect(head?.slice(0, 2)).toEqual(['编码', '名称'])
  const { data } = await server.call<{ records: { code: string; name: string; transformerW: number }[] }>(
    'config-service/station/page',
    { pageSize: 100 },
    { token: admin },
  )
  expect(lines.map(([code, name]) => [code, name])).toEqual(
    data.records.map(({ code, name }) => [code, name]),
  )
  expect(lines.map((line) => line[9])).toEqual(data.records.map(({ transformerW }) => transformerW / 1_000))

  const list = await server.call<{ records: { nameEn: string }[] }>(
    'config-service/station/page',
    { status: '1', name: 'GD', sortField: 'name', sortOrder: 'desc', pageSize: 100 },
    { token: admin },
  )
  const filtered = readXlsx((await download(some.fileUrl, admin)).rawPayload).rows
  expect(filtered[0]?.slice(0, 2)).toEqual(['Code', 'Name'])
  expect(filtered.slice(1).map((line) => line[1])).toEqual(list.data.records.map(({ nameEn }) => nameEn))
  expect((await tableOf(riverside, theirs.id)).flat()).not.toContain('GD-SZ')
})

it('lists the own files page by page, with what the download center shows (spec 3.8, 7.37)', async () => {
  const token = await server.login('admin', '10002')
  const ids = [await startExport(token), await startExport(token, { status: '1' })]
  for (const id of ids) await finished(token, id)
  const page = await server.call<{ records: File[]; total: number }>(
    'config-service/downloadCenter/exportList',
    { current: 2, pageSize: 1 },
    { token },
  )
  expect(page).toMatchObject({ code: 0, data: { current: 2, pageSize: 1 } })
  expect(page.data.total).toBeGreaterThan(1)
  expect(page.data.records).toMatchObject([
    {
      id: ids[0],
      fileName: expect.stringMatching(/\.xlsx$/),
      fileState: DONE,
      userName: expect.any(String),
      createTime: '2026-07-01 10:00:00',
      fileUrl: expect.stringContaining(`id=${ids[0]}`),
    },
  ])
})

it('gives amounts in yuan, energy in kWh and times in UTC+8, as numbers and texts', async () => {
  const admin = await server.login('admin')
  const id = await startExport(admin, { orderStatus: '3' }, {}, 'bill-service/bill/export')
  const [head, ...orders] = await tableOf(admin, id)
  const { data } = await server.call<{
    records: { orderNo: string; startTime: string; energyWh: number; payableFen: number }[]
    total: number
  }>('bill-service/bill/page', { orderStatus: '3', pageSize: 5 }, { token: admin })
  expect(orders).toHaveLength(data.total)
  const column = (title: string) => head?.indexOf(title) ?? -1
  data.records.forEach((order, index) => {
    const line = orders[index] ?? []
    expect(line[column('Order no')]).toBe(order.orderNo)
    expect(line[column('Start')]).toBe(order.startTime)
    expect(line[column('Energy (kWh)')]).toBe(order.energyWh / 1_000)
    expect(line[column('Payable (yuan)')]).toBe(order.payableFen / 100)
  })
})

it('takes no page size but that of all rows', async () => {
  const token = await server.login('admin')
  const { code } = await server.call('config-service/station/export', { pageSize: 10 }, { token })
  expect(code).toBe(400)
})

describe('the file', () => {
  let url = ''
  beforeAll(async () => {
    const token = await server.login('admin')
    url = (await finished(token, await startExport(token))).fileUrl
  })

  it('is there for its owner, also under /api', async () => {
    const token = await server.login('admin')
    expect((await download(`/api${url}`, token)).headers['content-type']).toBe(XLSX)
  })

  it('is not found by anybody else, of the same seller or of another', async () => {
    for (const token of [await server.login('ops'), await server.login('admin', '10002')]) {
      expect((await download(url, token)).json()).toMatchObject({ code: 404, data: null })
      expect(await filesOf(token)).not.toContainEqual(expect.objectContaining({ fileUrl: url }))
    }
  })

  it('is not given without a token, nor by a number that is none', async () => {
    expect((await download(url)).statusCode).toBe(401)
    const token = await server.login('admin')
    for (const id of ['', 'x', '1e9', '-1', '9'.repeat(30), '../1']) {
      const answer = await download(`/config-service/downloadCenter/file?id=${id}`, token)
      expect([id, answer.json().code]).toEqual([id, 404])
    }
  })
})

it('is shown as failed when the file cannot be made, and is then not offered (spec 4.2)', async () => {
  const token = await server.login('admin')
  // The worker comes at once, so the row has it from the beginning: a filter that no contract let in.
  await sql`create function spoil() returns trigger language plpgsql
    as 'begin new.params := ''{"status":"no list"}''; return new; end'`.execute(server.db)
  await sql`create trigger spoil before insert on export_file for each row execute function spoil()`.execute(
    server.db,
  )
  const id = await startExport(token)
  await sql`drop function spoil cascade`.execute(server.db)
  expect(await finished(token, id)).toMatchObject({ fileState: FAILED, fileUrl: '', rows: null })
  const answer = await download(`/config-service/downloadCenter/file?id=${id}`, token)
  expect(answer.json().code).toBe(404)
})

it('keeps files for 30 days, and gives up what nobody works on (spec 9.6)', async () => {
  const token = await server.login('ops')
  const old = await startExport(token)
  await finished(token, old)
  const stuck = await startExport(token)
  await finished(token, stuck)
  const made = server.clock.now
  await server.db
    .updateTable('exportFile')
    .set({ fileState: 1, createTime: made + 29 * DAY })
    .where('id', '=', stuck)
    .execute()

  const states = async () => (await filesOf(token)).map(({ id, fileState }) => [id, fileState])
  await removeOldFiles({ ...server.platform, now: () => made + 30 * DAY })
  expect(await states()).toEqual([
    [stuck, 1],
    [old, DONE],
  ])
  await removeOldFiles({ ...server.platform, now: () => made + 30 * DAY + 1_000 })
  expect(await states()).toEqual([[stuck, FAILED]])
  const left = await server.db
    .selectFrom('storedFile')
    .select('fileId')
    .where('fileId', 'in', [old, stuck])
    .execute()
  expect(left).toEqual([{ fileId: stuck }])
})
