// @module-tag long
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { makeXlsx, readXlsx } from '../../apps/server/src/testing/xlsx.ts'
import { type Api, api } from '../harness/api.ts'
import { sendFile } from '../harness/files.ts'
import { startServer, type TestServer } from '../harness/server.ts'

interface File {
  id: number
  fileState: number
  fileUrl: string
  uploadSuccess: number
  uploadFail: number
  rows: number
}

const ROWS = 900
/** Longer than a dead process is waited for. */
const PATIENCE = 90_000

let server: TestServer
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
})
afterAll(() => server?.stop())

it('finishes an export and an import once each, though the server is killed in the middle of both', {
  timeout: 360_000,
}, async () => {
  const client = api(server.url)
  const token = await client.login({ account: 'admin' })
  const started = await client.ask<{ id: number }>('bill-service/bill/export', {}, { token })
  const { code, data } = await sendFile(`${server.url}/config-service/pile/import`, {
    name: 'many.xlsx',
    content: await manyPiles(client, token),
    token,
  })
  expect(code).toBe(0)

  // In the middle: some rows are kept and others are not.
  const halfWay = await until(client, token, 'importList', data.id, ({ uploadSuccess }) => uploadSuccess > 0)
  expect(halfWay.fileState).toBe(1)
  await server.kill9()
  await server.restart()

  const imported = await until(client, token, 'importList', data.id, ({ fileState }) => fileState !== 1)
  expect(imported).toMatchObject({ fileState: 3, uploadSuccess: ROWS - 9, uploadFail: 9 })
  const again = await sendFile(`${server.url}/config-service/pile/import`, {
    name: 'again.xlsx',
    content: await manyPiles(client, token),
    token,
  })
  // Every pile is there already, so each row was done, and done once.
  const second = await until(client, token, 'importList', again.data.id, ({ fileState }) => fileState !== 1)
  expect(second).toMatchObject({ fileState: 3, uploadSuccess: 0, uploadFail: ROWS })

  const exported = await until(client, token, 'exportList', started.id, ({ fileState }) => fileState !== 1)
  expect(exported.fileState).toBe(2)
  const file = await fetch(server.url + exported.fileUrl, { headers: { authorization: token } })
  const { rows } = readXlsx(Buffer.from(await file.arrayBuffer()))
  const { total } = await client.ask<{ total: number }>('bill-service/bill/page', {}, { token })
  expect(rows.length - 1).toBe(exported.rows)
  expect(exported.rows).toBeGreaterThanOrEqual(Math.min(total, 9_000))
})

/** The file once it is so. */
async function until(
  { ask }: Api,
  token: string,
  list: 'exportList' | 'importList',
  id: number,
  isSo: (file: File) => boolean,
): Promise<File> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const { records } = await ask<{ records: File[] }>(`config-service/downloadCenter/${list}`, {}, { token })
    const file = records.find((one) => one.id === id)
    if (file && isSo(file)) return file
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(file)}`)
    await wait(100)
  }
}

/** Piles for one station; every hundredth has a layout that there is not. */
async function manyPiles({ ask }: Api, token: string): Promise<Buffer> {
  const { records } = await ask<{ records: { code: string }[] }>('config-service/station/page', {}, { token })
  const [{ fileUrl } = { fileUrl: '' }] = await ask<{ fileUrl: string }[]>(
    'config-service/downloadCenter/templateUrl',
    {},
    { token },
  )
  const template = await fetch(server.url + fileUrl, { headers: { authorization: token } })
  const [head = [], rules = [], sample = []] = readXlsx(Buffer.from(await template.arrayBuffer())).rows
  const rows = Array.from({ length: ROWS }, (_, index) => [
    records[0]?.code ?? '',
    `MANY${index}`,
    'Many',
    'DC 120 kW',
    index % 100 === 99 ? 'THREE' : 'TWO_GUN',
    ...sample.slice(5),
  ])
  return makeXlsx([head, rules, ...rows])
}
