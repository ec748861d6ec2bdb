import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayCall } from '../../access/caller.ts'
import { everyCall } from '../../testing/every-call.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { defaultRoles, type roleNumber } from '../demo/default-roles.ts'

/** The accounts of contract.md §3 that may call at once, and their roles. */
const accounts = {
  admin: 'admin',
  finance: 'finance',
  ops: 'fieldOperations',
  repair: 'repair',
  viewer: 'viewer',
} as const satisfies Record<string, keyof typeof roleNumber>

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** No call takes a list: each is refused for its input, if not before. */
const NOTHING = '[]'

it.each(Object.entries(accounts))(
  'what docs/rights.md says of %s is what the server does',
  async (account, role) => {
    const grants = new Set(['signedIn', ...defaultRoles()[role].permissions])
    const authorization = await server.login(account)
    const headers = { 'content-type': 'application/json', authorization }
    // Logging out would end the session with which the others are tried.
    const tried = everyCall.filter(({ name }) => name !== 'user.logout')
    const wrong: string[] = []
    for (const { name, call } of tried) {
      const response = await server.app.inject({
        method: call.method,
        url: `/${call.path}`,
        headers: call.method === 'POST' ? headers : { authorization },
        ...(call.method === 'POST' && { payload: NOTHING }),
      })
      const isRefused = response.statusCode === 403 || response.statusCode === 401
      if (isRefused === mayCall(grants, call.permission)) wrong.push(`${name}: ${response.statusCode}`)
    }
    expect(wrong).toEqual([])
  },
)
