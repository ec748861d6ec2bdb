import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

interface File {
  id: number
  fileName: string
  fileState: number
  fileUrl: string
  rows: number | null
}

const DONE = 2
const FAILED = 3

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

async function startExport(token: string, filter = {}, headers = {}): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('config-service/station/export', filter, {
    token,
    headers,
  })
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
    { timeout: 15_000, interval: 100 },
  )

async function download(url: string, token?: string) {
  const headers = token ? { authorization: token } : {}
  return server.app.inject({ method: 'GET', url, headers })
}

it('makes a file of all rows of the list, for each in its language and scope', async () => {
  const [admin, riverside] = [await server.login('admin'), await server.login('admin', '10002')]
  const ids = await Promise.all([
    startExport(admin, {}, { 'accept-language': 'zh-CN' }),
    startExport(admin, { status: '1', name: 'GD' }),
    startExport(riverside),
  ])
  const [all, some, theirs] = await Promise.all([
    finished(admin, ids[0] ?? 0),
    finished(admin, ids[1] ?? 0),
    finished(riverside, ids[2] ?? 0),
  ])
  expect(all).toMatchObject({ fileState: DONE, rows: 24, fileName: 'stationList.csv' })
  expect(theirs).toMatchObject({ fileState: DONE, rows: 5 })

  const answer = await download(all.fileUrl, admin)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''stationList.csv")
  const lines = answer.body.trimEnd().split('\r\n')
  expect(lines[0]).toContain('编码,名称')
  const { data } = await server.call<{ records: { code: string; name: string }[] }>(
    'config-service/station/page',
    { pageSize: 100 },
    { token: admin },
  )
  const listed = data.records.map(({ code, name }) => `${code},${name}`)
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join(','))).toEqual(listed)

  const filtered = (await download(some.fileUrl, admin)).body.trimEnd().split('\r\n')
  expect(filtered[0]).toContain('Code,Name')
  const list = await server.call<{ total: number }>(
    'config-service/station/page',
    { status: '1', name: 'GD' },
    { token: admin },
  )
  expect(filtered).toHaveLength(list.data.total + 1)
  expect((await download(theirs.fileUrl, riverside)).body).not.toContain('GD-SZ')
})

describe('the file', () => {
  let url = ''
  beforeAll(async () => {
    const token = await server.login('admin')
    url = (await finished(token, await startExport(token))).fileUrl
  })

  it('is there for its owner, also under /api', async () => {
    const token = await server.login('admin')
    expect((await download(`/api${url}`, token)).headers['content-type']).toContain('text/csv')
  })

  it('is not found by anybody else, of the same seller or of another', async () => {
    for (const token of [await server.login('newcomer'), await server.login('admin', '10002')]) {
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

it('is shown as failed when the file cannot be made', async () => {
  const token = await server.login('admin')
  const id = await startExport(token)
  // Before the worker comes: a filter that no contract let in.
  await server.db
    .updateTable('exportFile')
    .set({ params: JSON.stringify({ status: 'no list' }) })
    .where('id', '=', id)
    .execute()
  expect(await finished(token, id)).toMatchObject({ fileState: FAILED, fileUrl: '', rows: null })
})
