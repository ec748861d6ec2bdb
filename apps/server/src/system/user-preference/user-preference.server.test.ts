import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = <Data = null>(name: string, body: object, token: string) =>
  server.call<Data>(`system-service/userPreference/${name}`, body, { token })
const kept = async (token: string, name = 'homePanels') =>
  (await ask<{ value: string | null }>('get', { name }, token)).data.value

it('is kept for its person alone, and replaced by what is saved next', async () => {
  const [admin, ops, other] = await Promise.all([
    server.login('admin'),
    server.login('ops'),
    server.login('admin', '10002'),
  ])
  expect(await kept(admin)).toBeNull()
  for (const value of ['{"hidden":["fees"]}', '{}']) {
    expect((await ask('save', { name: 'homePanels', value }, admin)).code).toBe(0)
    expect(await kept(admin)).toBe(value)
  }
  expect([await kept(ops), await kept(other), await kept(admin, 'other')]).toEqual([null, null, null])
})

it.each([{ name: 'Home panels' }, { value: 'x'.repeat(4_001) }])('refuses %o', async (wrong) => {
  const token = await server.login('admin')
  expect((await ask('save', { name: 'homePanels', value: '{}', ...wrong }, token)).code).toBe(400)
})
