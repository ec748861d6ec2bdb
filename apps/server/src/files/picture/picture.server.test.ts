import { station } from '@ampdeck/api/config/station'
import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { vehicleCertification } from '@ampdeck/api/member/certification'
import { comment } from '@ampdeck/api/member/comment'
import { FeedbackDraft, feedback, feedbackCategory } from '@ampdeck/api/member/feedback'
import { workOrder } from '@ampdeck/api/operation/work-order'
import { sellerConfig } from '@ampdeck/api/system/seller-config'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { wall } from '@ampdeck/api/system/wall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'

type Who = 'admin' | 'ops' | 'viewer' | 'finance' | 'repair' | 'riverside' | 'nobody'

let server: TestApp
let tokens: Record<Who, string | undefined>

beforeAll(async () => {
  server = await createTestApp()
  const login = (account: string) => server.login(account)
  const [admin, ops, viewer, finance, repair] = [
    await login('admin'),
    await login('ops'),
    await login('viewer'),
    await login('finance'),
    await login('repair'),
  ]
  const riverside = await server.login('admin', '10002')
  tokens = { admin, ops, viewer, finance, repair, riverside, nobody: undefined }
})
afterAll(() => server.close())

const read = async (url: string, token?: string) => {
  const { headers, rawPayload } = await server.app.inject({
    url,
    headers: { ...(token && { authorization: token }) },
  })
  return { isPicture: headers['content-type'] === 'image/png', cache: headers['cache-control'], rawPayload }
}
const readers = async (url: string) => {
  const found: string[] = []
  for (const [who, token] of Object.entries(tokens)) if ((await read(url, token)).isPicture) found.push(who)
  return found
}
const ask = async <Data>({ path }: { path: string }, body: object, who: Who) =>
  (await server.call<Data>(path, body, { token: tokens[who] })).data
const uploadBy = async ({ path }: { path: string }, who: Who) =>
  (await upload<string>(server, path, { name: 'a.png', content: png(8, 6), token: tokens[who] ?? '' })).data

/** Who may ask for the record itself. */
const whoGets = async ({ path }: { path: string }, body: object) => {
  const found: string[] = []
  for (const [who, token] of Object.entries(tokens))
    if ((await server.call(path, body, { token })).code === 0) found.push(who)
  return found
}

describe('a picture of a record is read by whoever reads the record', () => {
  it.each([
    ['of a work order', 'workOrder', workOrder.get, 'pictures'],
    ['of the result of a work order', 'workOrder', workOrder.get, 'resultPictures'],
    ['of a comment', 'comment', comment.get, 'pictures'],
  ] as const)('%s', async (_of, table, call, column) => {
    const { id } = await server.db
      .selectFrom(table as 'workOrder')
      .select(['id'])
      .where('sellerId', '=', 10_001)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const url = '/config-service/picture/own.png'
    await server.db.deleteFrom('picture').where('name', '=', 'own.png').execute()
    await server.db
      .insertInto('picture')
      .values({
        name: 'own.png',
        sellerId: 10_001,
        userId: null,
        partOf: table,
        type: 'image/png',
        bytes: png(2, 2),
        inUse: 1,
        createTime: 1,
      })
      .execute()
    expect(await readers(url)).toEqual([])
    await server.db
      .updateTable(table as 'workOrder')
      .set({ [column]: [url] })
      .where('id', '=', id)
      .execute()
    const expected = await whoGets(call, { id })
    expect(expected).toContain('admin')
    expect(expected).not.toContain('riverside')
    expect(await readers(url)).toEqual(expected)
    expect(await readers(`/api${url}`)).toEqual(expected)
    expect(await read(url, tokens.admin)).toMatchObject({ cache: 'private, no-store', rawPayload: png(2, 2) })
    await server.db
      .updateTable(table as 'workOrder')
      .set({ [column]: [] })
      .where('id', '=', id)
      .execute()
  })

  it('of a licence', async () => {
    const { id, licencePicture } = await server.db
      .selectFrom('vehicleCertification')
      .select(['id', 'licencePicture'])
      .where('sellerId', '=', 10_001)
      .limit(1)
      .executeTakeFirstOrThrow()
    const expected = await whoGets(vehicleCertification.get, { id })
    expect(expected).toContain('admin')
    expect(expected).not.toContain('riverside')
    expect(await readers(licencePicture)).toEqual(expected)
  })

  it('of feedback, its author included', async () => {
    const url = await uploadBy(feedback.uploadPicture, 'finance')
    expect(await readers(url)).toEqual(['finance'])
    const draft = { category: feedbackCategory.codes[0], content: '示例', pictures: [url] }
    const { id } = await ask<{ id: number }>(feedback.save, FeedbackDraft.parse(draft), 'finance')
    const expected = new Set([...(await whoGets(feedback.get, { id })), 'finance'])
    expect(new Set(await readers(url))).toEqual(expected)
    expect(expected).not.toContain('ops')
    expect(expected).not.toContain('nobody')
  })
})

it('of a station or a seller is everybody’s, and no record of another kind takes it', async () => {
  for (const call of [station.uploadPicture, sellerConfig.uploadPicture]) {
    const url = await uploadBy(call, 'admin')
    expect(await readers(url)).toEqual(Object.keys(tokens))
    const draft = { category: feedbackCategory.codes[0], content: '示例', pictures: [url] }
    expect(await server.call(feedback.save.path, draft, { token: tokens.admin })).toMatchObject({
      data: { reason: 'feedback.picture' },
    })
  }
})

it('is shown to whoever looks at the console as its reader, and not to a wall', async () => {
  const { licencePicture } = await server.db
    .selectFrom('vehicleCertification')
    .select('licencePicture')
    .where('sellerId', '=', 10_001)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await server.db
    .selectFrom('accountUser')
    .select('id')
    .where('account', '=', 'viewer')
    .executeTakeFirstOrThrow()
  const { token } = await ask<{ token: string }>(userAdmin.viewAs, { id }, 'admin')
  expect((await read(licencePicture, token)).isPicture).toBe(
    (await readers(licencePicture)).includes('viewer'),
  )
  expect(token).toBeTruthy()

  const made = await ask<{ id: number }>(
    wall.save,
    {
      name: '图片',
      nameEn: null,
      size: wallSize.code.fullHd,
      scenes: [wallScene.code.network],
      everySeconds: 0,
      stationIds: [],
      remark: null,
    },
    'admin',
  )
  const { path } = await ask<{ path: string }>(wall.link, { id: made.id, days: 1 }, 'admin')
  const screen = await ask<{ token: string }>(wall.enter, { key: path.split('=')[1] }, 'nobody')
  expect((await read(licencePicture, screen.token)).isPicture).toBe(false)
  expect((await read(licencePicture, 'wrong')).isPicture).toBe(false)
})
