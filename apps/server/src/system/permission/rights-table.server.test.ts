import { readFileSync } from 'node:fs'
import { everyCall } from '@ampdeck/api/resources'
import { user } from '@ampdeck/api/system/user'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSession } from '../../access/session.store.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { roleNumber } from '../demo/default-roles.ts'
import { roleId } from '../demo/roles.demo.ts'

/* docs/rights.md, as it is committed, against the running server: every call as every account of the demo. */

type Role = keyof typeof roleNumber
interface Line {
  path: string
  permission: string
  may: ReadonlySet<string>
}

const TABLE = new URL('../../../../../docs/rights.md', import.meta.url)
const [head = [], , ...cells] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const lines: Line[] = cells.map((row) => ({
  path: String(row[1]).replaceAll('`', ''),
  permission: String(row[2]),
  may: new Set(head.filter((_, column) => row[column] === 'yes')),
}))
const callOf = new Map(everyCall.map(({ call }) => [call.path, call]))

/** Somebody of each role, and somebody of two: others of the same roles are told the same. */
const accounts: [account: string, sellerId: number, ...roles: Role[]][] = [
  ['admin', SKYLINE, 'admin'],
  ['finance', SKYLINE, 'finance'],
  ['ops', SKYLINE, 'fieldOperations'],
  ['traveller', SKYLINE, 'operations'],
  ['repair', SKYLINE, 'repair'],
  ['viewer', SKYLINE, 'viewer'],
  ['xuhb', SKYLINE, 'operations', 'finance'],
  ['admin', RIVERSIDE, 'admin'],
]

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** No call takes a list: each is refused for its input, if not before. */
const NOTHING = '[]'

/** Calls that are answered otherwise than the table says. */
async function wrongFor(authorization: string | undefined, may: (line: Line) => boolean): Promise<string[]> {
  const wrong: string[] = []
  const own = { ...(authorization && { authorization }) }
  for (const line of lines) {
    // Logging out would end the session with which the others are tried.
    const call = callOf.get(line.path)
    if (!call || call.path === user.logout.path) continue
    const isPost = call.method === 'POST'
    const { statusCode } = await server.app.inject({
      method: call.method,
      url: `/${call.path}`,
      headers: isPost ? { 'content-type': 'application/json', ...own } : own,
      ...(isPost && { payload: NOTHING }),
    })
    const isRefused = statusCode === 403 || statusCode === 401
    if (isRefused === may(line)) wrong.push(`${line.path}: ${statusCode}`)
  }
  return wrong
}

it('has a line for every call', () => {
  expect(lines.map(({ path }) => path).toSorted()).toEqual([...callOf.keys()].toSorted())
})

it.each(accounts)('is what the server does for %s of %i', async (account, sellerId, ...held) => {
  const person = await server.db
    .selectFrom('accountUser')
    .select(['id', 'roleIds'])
    .where('sellerId', '=', sellerId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  expect(person.roleIds).toEqual(held.map((name) => roleId(sellerId, name)))
  const at = { ip: '127.0.0.1', browser: 'test', now: server.clock.now, proof: 'first' as const }
  const token = await openSession(server.platform, { sellerId, userId: person.id, ...at })
  expect(await wrongFor(token, ({ may }) => held.some((name) => may.has(name)))).toEqual([])
})

it('has a role in each column whose people were tried', () => {
  const tried = new Set(accounts.flatMap(([, , ...held]) => held))
  expect(head.slice(3, -1)).toEqual(Object.keys(roleNumber).filter((name) => tried.has(name as Role)))
})

it('is what the server does for somebody without an account', async () => {
  expect(await wrongFor(undefined, ({ permission }) => permission === '`public`')).toEqual([])
})
