import { expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { login } from './login.ts'

test('sends the digest of what was typed, and gives the session', async () => {
  const bodies: unknown[] = []
  const client = createClient({
    baseUrl: '',
    transport: async ({ body }) => {
      bodies.push(JSON.parse(String(body)))
      const data = { token: 't', sellerId: 1, expiresIn: 1_000 }
      return { status: 200, headers: new Headers(), body: { code: 0, msg: '', data } }
    },
  })
  const { token } = await login(client, { sellerNumber: '10001', account: 'admin', password: 'abc' })
  expect(token).toBe('t')
  expect(bodies).toEqual([
    {
      sellerNumber: '10001',
      credentials: { account: 'admin', password: '900150983cd24fb0d6963f7d28e17f72' },
    },
  ])
})
