import { loginLog } from '@ampdeck/api/system/login-log'
import { operationLog } from '@ampdeck/api/system/operation-log'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Listed {
  records: { id: number; [field: string]: unknown }[]
  total: number
}

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const UNIT = 'config-service/operatingUnit'
const unit = { name: '日志单位', kind: 1, contact: '李明', phone: '13900001111' }
const list = async (filter: object = {}, token = admin, path: string = operationLog.page.path) =>
  (await server.call<Listed>(path, { pageSize: 100, ...filter }, { token })).data

it('lists answered writes with page and action, the refused ones too, and shows each change in words', async () => {
  const { data } = await server.call<{ id: number; version: number }>(`${UNIT}/save`, unit, { token: admin })
  await server.call(`${UNIT}/update`, { ...unit, ...data, kind: 2, contact: '王芳' }, { token: admin })
  const viewer = await server.login('viewer')
  await server.call(`${UNIT}/delete`, { id: data.id }, { token: viewer })

  const { records } = await list({ pageId: 'operatingUnit' })
  expect(records.map((row) => [row.userName, row.pageNameEn, row.actionNameEn, row.resultCode])).toEqual([
    ['王蕾', 'Operating units', 'Delete', 403],
    ['admin', 'Operating units', 'Edit', 0],
    ['admin', 'Operating units', 'Add', 0],
  ])
  expect((await list({ recordId: [data.id] })).total).toBe(2)
  expect((await list({ resultCode: [403] })).records).toEqual([
    expect.objectContaining({ id: records[0]?.id }),
  ])

  const detail = await server.call(operationLog.get.path, { id: records[1]?.id }, { token: admin })
  expect(detail.data).toMatchObject({
    changes: [
      {
        what: ['Operating units', '运营单位'],
        name: '日志单位',
        fields: [
          {
            label: ['Kind', '类型'],
            before: [expect.not.stringMatching(/\d/), expect.anything()],
            after: [expect.not.stringMatching(/\d/), expect.anything()],
          },
          { label: ['Contact', '联系人'], before: ['李明', '李明'], after: ['王芳', '王芳'] },
        ],
      },
    ],
    undo: { refusal: null },
  })
})

it('is another for each seller, and one’s own for who sees some stations alone', async () => {
  const other = await server.login('admin', '10002')
  const entry = (await list()).records.find(({ recordId }) => recordId !== null)
  expect((await list({ recordId: [entry?.recordId] }, other)).records).toEqual([])
  expect(await server.call(operationLog.get.path, { id: entry?.id }, { token: other })).toMatchObject({
    code: 404,
  })
  const ops = await server.login('ops')
  expect((await server.call(operationLog.page.path, {}, { token: ops })).code).toBe(403)
})

it('is exported by who may', async () => {
  const viewer = await server.login('viewer')
  for (const { export: call } of [operationLog, loginLog]) {
    expect(await server.call(call.path, {}, { token: admin })).toMatchObject({ code: 0 })
    expect(await server.call(call.path, {}, { token: viewer })).toMatchObject({ code: 403 })
  }
})

it('lists who tried to log in, with the result, and nothing of another seller', async () => {
  const credentials = { account: 'nobody', password: '0'.repeat(32) }
  await server.call('system-service/user/login', {
    sellerNumber: '10001',
    credentials,
    smsCaptchaPass: false,
  })
  const { records } = await list({ account: 'nobody' }, admin, loginLog.page.path)
  expect(records).toMatchObject([{ account: 'nobody', userName: null, resultCode: 4, ip: '127.0.0.1' }])
  const other = await server.login('admin', '10002')
  expect((await list({ account: 'nobody' }, other, loginLog.page.path)).records).toEqual([])
})
