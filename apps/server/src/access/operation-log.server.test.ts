import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, md5, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const UNIT = 'config-service/operatingUnit'
const unit = { name: '审计单位', kind: 1, contact: '李明', phone: '13900001111' }

/** The rows that an action leaves. */
async function notesOf(action: () => Promise<unknown>) {
  const before = await server.db.selectFrom('operationLog').select('id').execute()
  await action()
  return server.db
    .selectFrom('operationLog')
    .selectAll()
    .where('id', 'not in', [0, ...before.map((row) => row.id)])
    .execute()
}

it('tells who changed what, when and from where', async () => {
  let id = 0
  const saved = await notesOf(async () => {
    id = (await server.call<{ id: number }>(`${UNIT}/save`, unit, { token })).data.id
  })
  const admin = await server.db
    .selectFrom('accountUser')
    .select('id')
    .where('sellerId', '=', 10_001)
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow()
  expect(saved).toEqual([
    expect.objectContaining({
      sellerId: 10_001,
      userId: admin.id,
      path: `${UNIT}/save`,
      permission: 'operatingUnit:add',
      resultCode: 0,
      ip: '127.0.0.1',
      ts: TEST_NOW,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      changes: [{ table: 'operatingUnit', id, before: null, after: expect.objectContaining(unit) }],
    }),
  ])

  const changed = await notesOf(() =>
    server.call(`${UNIT}/update`, { ...unit, id, version: 1, contact: '王芳' }, { token }),
  )
  expect(changed.map((note) => note.changes)).toEqual([
    [{ table: 'operatingUnit', id, before: { contact: '李明' }, after: { contact: '王芳' } }],
  ])
})

it('leaves a row with the code of a refused write, and no change', async () => {
  const viewer = await server.login('viewer')
  const codes = async (action: () => Promise<unknown>) =>
    (await notesOf(action)).map(({ resultCode, changes }) => [resultCode, changes])
  expect(await codes(() => server.call(`${UNIT}/save`, unit, { token: viewer }))).toEqual([[403, []]])
  expect(await codes(() => server.call(`${UNIT}/save`, {}, { token }))).toEqual([[400, []]])
  expect(await codes(() => server.call(`${UNIT}/delete`, { id: 7 }, { token }))).toEqual([[404, []]])
  expect(await codes(() => server.call(`${UNIT}/delete?a=%00`, { id: 7 }, { token }))).toEqual([[400, []]])
})

it('leaves nothing for a read', async () => {
  expect(await notesOf(() => server.call(`${UNIT}/page`, {}, { token }))).toEqual([])
})

it('masks secrets in what was asked and in what changed', async () => {
  const newcomer = await server.login('newcomer')
  const notes = await notesOf(() =>
    server.call(
      'system-service/user/updatePassword',
      { oldPassword: PASSWORD, password: md5('Another@2026') },
      { token: newcomer },
    ),
  )
  expect(notes.map((note) => note.params)).toEqual([{ oldPassword: '***', password: '***' }])
  const text = JSON.stringify(notes)
  expect(text).not.toMatch(/argon2|[\da-f]{32}/)
  expect(text).toContain('"isFirstLogin":0')
})

it('is written or not together with the change', async () => {
  const before = await server.db.selectFrom('operatingUnit').select('id').execute()
  // From now on the log refuses the rows of writes that were done.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'constraint'; end $$`.execute(
    server.db,
  )
  await sql`create trigger refuses before insert on operation_log for each row when (new.result_code = 0)
    execute function refuse()`.execute(server.db)
  const answer = await server.call(`${UNIT}/save`, unit, { token })
  await sql`drop trigger refuses on operation_log`.execute(server.db)
  expect(answer).toMatchObject({ status: 500, code: 500, data: { requestId: expect.any(String) } })
  expect(JSON.stringify(answer)).not.toMatch(/constraint|kysely|\bat \//i)
  expect(server.log()).toContain((answer.data as { requestId: string }).requestId)
  expect(await server.db.selectFrom('operatingUnit').select('id').execute()).toEqual(before)
})

it.each([
  ['that is no JSON', '{"name":', 400],
  ['that is too long', `{"name":"${'x'.repeat(3_000_000)}"}`, 400],
])('keeps the refusal of a write with a body %s', async (_kind, payload, code) => {
  const notes = await notesOf(() =>
    server.app.inject({
      method: 'POST',
      url: `/${UNIT}/save`,
      headers: { 'content-type': 'application/json', authorization: token },
      payload,
    }),
  )
  expect(notes).toMatchObject([{ path: `${UNIT}/save`, resultCode: code, ip: '127.0.0.1' }])
})

it('keeps the refusal of a write whose session has ended, under its owner', async () => {
  const ended = await server.login('ops')
  await server.call('system-service/user/logout', {}, { token: ended })
  const notes = await notesOf(() => server.call(`${UNIT}/save`, unit, { token: ended }))
  expect(notes).toMatchObject([{ sellerId: 10_001, resultCode: 2 }])
})

it('keeps the refusal of a write whose sender has gone, with the address from which it came', async () => {
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const body = JSON.stringify({ ...unit, kind: 'none' })
  const count = async () => (await server.db.selectFrom('operationLog').select('id').execute()).length
  const before = await count()
  const notes = await notesOf(async () => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST /${UNIT}/save HTTP/1.1\r\nhost: a\r\nauthorization: ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    socket.write(head + body, () => socket.destroy())
    await expect.poll(count).toBe(before + 1)
  })
  expect(notes).toMatchObject([{ path: `${UNIT}/save`, resultCode: 400, ip: '127.0.0.1' }])
})
