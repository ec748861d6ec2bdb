import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetLogins } from '../../testing/captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const MINUTE = 60_000

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.now = TEST_NOW
  await forgetLogins(server)
})

interface Link {
  url: string
  expiresIn: number
}

const make = (input: object = {}, token = admin) =>
  server.call<Link>('system-service/user/sellerLoginLink', input, { token })
const logIn = (sellerId: string) =>
  server.call<{ token: string }>('system-service/user/sellerLogin', { sellerId })

async function codeOf(input: object = {}): Promise<string> {
  const { data } = await make(input)
  return new URL(data.url, 'http://localhost').searchParams.get('sellerId') ?? ''
}

async function idOf(account: string, sellerId = 10_001): Promise<number> {
  const { id } = await server.db
    .selectFrom('accountUser')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return id
}

async function giveRole(account: string, permissions: string[]): Promise<void> {
  await server.db.updateTable('role').set({ permissions }).where('code', '=', account).execute()
}

describe("a seller's log-in link (spec 2.55)", () => {
  it('logs its maker in, or a user that the maker names', async () => {
    expect((await make()).data).toEqual({
      url: expect.stringMatching(/^\/\?sellerId=10001\./),
      expiresIn: 600_000,
    })
    for (const [account, input] of [
      ['admin', {}],
      ['viewer', { userId: await idOf('viewer') }],
    ] as const) {
      const answer = await logIn(await codeOf(input))
      expect(answer).toMatchObject({ code: 0, data: { sellerId: 10_001, expiresIn: 604_800_000 } })
      const info = await server.call('system-service/user/info', {}, { token: answer.data.token })
      expect(info.data).toMatchObject({ account })
    }
  })

  it('is refused the second time, and is good for one of five at the same moment', async () => {
    const code = await codeOf()
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 4, 4, 4, 4])
    expect(await logIn(code)).toMatchObject({ code: 4, msg: 'This login link is no longer valid' })
  })

  it('is good for ten minutes', async () => {
    const [one, two] = [await codeOf(), await codeOf()]
    server.clock.now = TEST_NOW + 10 * MINUTE - 1
    expect((await logIn(one)).code).toBe(0)
    server.clock.now = TEST_NOW + 10 * MINUTE
    expect((await logIn(two)).code).toBe(4)
  })

  it('is never a number: no id and no number of a seller logs anybody in', async () => {
    await codeOf()
    for (const id of ['10001', '10002', '-1', '0', '10001.', 'admin']) expect((await logIn(id)).code).toBe(4)
  })

  it('is refused after any change: another seller, a later end, another ticket, no signature', async () => {
    await make({}, await server.login('admin', '10002'))
    const [seller = '', expires = '', ticket = '', signature = ''] = (await codeOf()).split('.')
    for (const changed of [
      ['10002', expires, ticket, signature],
      [seller, 'zzzzzzzz', ticket, signature],
      [seller, expires, ticket.replace(/./, (first) => (first === 'a' ? 'b' : 'a')), signature],
      [seller, expires, ticket, 'A'.repeat(43)],
      [seller, expires, ticket],
    ]) {
      expect((await logIn(changed.join('.'))).code).toBe(4)
    }
    expect((await logIn([seller, expires, ticket, signature].join('.'))).code).toBe(0)
  })

  it('is made by whoever may reset passwords, for nobody of another seller', async () => {
    expect((await make({}, await server.login('viewer'))).code).toBe(403)
    expect((await make({}, '')).code).toBe(401)
    expect((await make({ userId: await idOf('admin', 10_002) })).code).toBe(404)
    expect((await make({ userId: 1 })).code).toBe(404)
  })

  it('gives nobody more than its maker has', async () => {
    const { permissions } = await server.db
      .selectFrom('role')
      .select('permissions')
      .where('code', '=', 'viewer')
      .executeTakeFirstOrThrow()
    await giveRole('viewer', [...permissions, 'user:resetPassword'])
    const token = await server.login('viewer')
    expect((await make({}, token)).code).toBe(0)
    expect((await make({ userId: await idOf('admin') }, token)).code).toBe(403)
    expect((await make({ userId: await idOf('finance') }, token)).code).toBe(403)
    await giveRole('viewer', permissions)
  })

  it('is in the audit log with its user, without its code, and is stored nowhere', async () => {
    await server.db.deleteFrom('operationLog').execute()
    const userId = await idOf('viewer')
    const code = await codeOf({ userId })
    const ticket = code.split('.')[2] ?? ''
    const [operation] = await server.db.selectFrom('operationLog').selectAll().execute()
    expect(operation).toMatchObject({
      path: 'system-service/user/sellerLoginLink',
      params: { userId },
      changes: [{ table: 'loginTicket', id: userId, after: { kind: 'link', userId } }],
    })
    const stored = [
      operation,
      await server.db.selectFrom('loginTicket').selectAll().execute(),
      await server.db.selectFrom('idempotency').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(ticket)
    expect(server.log()).not.toContain(ticket)
  })

  it('notes each use, also a wrong one', async () => {
    const code = await codeOf()
    await logIn(code)
    await logIn(code)
    await logIn('10001')
    const notes = await server.db
      .selectFrom('loginLog')
      .select(['sellerId', 'account', 'resultCode'])
      .orderBy('id')
      .execute()
    expect(notes).toEqual([
      { sellerId: 10_001, account: 'admin', resultCode: 0 },
      { sellerId: 10_001, account: 'admin', resultCode: 4 },
      { sellerId: 0, account: '', resultCode: 4 },
    ])
  })

  it('ends with the sessions of whom it is for, as by a new password', async () => {
    const before = await codeOf({ userId: await idOf('viewer') })
    const own = await server.login('viewer')
    const ended = await server.call('system-service/user/revokeOtherSessions', {}, { token: own })
    expect(ended.code).toBe(0)
    expect((await logIn(before)).code).toBe(4)
    expect((await logIn(await codeOf({ userId: await idOf('viewer') }))).code).toBe(0)
  })

  it('answers 8 for somebody who was disabled meanwhile', async () => {
    const code = await codeOf({ userId: await idOf('viewer') })
    await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'viewer').execute()
    expect((await logIn(code)).code).toBe(8)
  })
})
