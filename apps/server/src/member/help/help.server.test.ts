import { help, helpAudience, helpCategory } from '@ampdeck/api/member/help'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const draft = {
  title: '示例条目',
  category: helpCategory.code.start,
  audience: helpAudience.code.console,
  content: '<p>示例</p>',
}
plainRecord(help, draft)

describe('a help item', () => {
  let server: TestApp
  let admin: string
  let viewer: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
    viewer = await server.login('viewer')
  })
  afterAll(() => server.close())

  const ask = <Data = { id: number; version: number; content: string }>(
    call: { path: string },
    body: object,
    token = admin,
  ) => server.call<Data>(call.path, body, { token })
  const found = async (text: string) =>
    (await ask<{ id: number }[]>(help.selectAll, { text }, viewer)).data.map(({ id }) => id)

  it('loses whatever runs, before it is stored', async () => {
    const content = '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:x()">b</a>'
    const { data } = await ask(help.save, { ...draft, content, contentEn: content })
    expect(data.content).toBe('<p>a</p><a>b</a>')
  })

  it('is refused where nothing is left of it', async () => {
    const content = '<script>alert(1)</script>'
    const empty = { code: 400, data: { issues: [{ path: ['content'], message: 'empty' }] } }
    expect(await ask(help.save, { ...draft, content })).toMatchObject(empty)
    const { id, version } = (await ask(help.save, draft)).data
    expect(await ask(help.update, { ...draft, id, version, content })).toMatchObject(empty)
    expect((await ask(help.update, { ...draft, id, version, contentEn: content })).code).toBe(0)
  })

  it('is read by everybody while it is released, and changed only while it is not', async () => {
    const { id, version } = (await ask(help.save, { ...draft, content: '<p>独角兽</p>' })).data
    expect(await found('独角兽')).toEqual([])
    expect((await ask(help.release, { id, version }, viewer)).code).toBe(403)
    expect((await ask(help.release, { id, version })).code).toBe(0)
    expect(await found('独角兽')).toEqual([id])
    expect((await ask(help.article, { id }, viewer)).data).toMatchObject({ content: '<p>独角兽</p>' })
    const stranger = await server.login('admin', '10002')
    expect((await ask(help.article, { id }, stranger)).code).toBe(404)

    for (const [call, body] of [
      [help.update, { ...draft, id, version: version + 1 }],
      [help.delete, { id }],
      [help.release, { id, version: version + 1 }],
    ] as const)
      expect(await ask(call, body), call.path).toMatchObject({ data: { reason: 'transition.notAllowed' } })
    expect((await ask(help.down, { id, version: version + 1 })).code).toBe(0)
    expect(await found('独角兽')).toEqual([])
    expect((await ask(help.article, { id }, viewer)).code).toBe(404)
    expect((await ask(help.update, { ...draft, id, version: version + 2 })).code).toBe(0)
  })

  it('stands where it was put within its category', async () => {
    const category = helpCategory.code.money
    const { records } = (
      await ask<{ records: { id: number }[] }>(help.page, { category: [category], pageSize: 100 })
    ).data
    const { id } = (await ask(help.save, { ...draft, category })).data
    const ids = [id, ...records.map((row) => row.id)]
    expect((await ask(help.sort, { category, ids })).code).toBe(0)
    const after = await ask<{ records: { id: number }[] }>(help.page, { category: [category], pageSize: 100 })
    expect(after.data.records.map((row) => row.id)).toEqual(ids)
    expect((await ask(help.sort, { category: helpCategory.code.start, ids })).code).toBe(404)
  })
})
