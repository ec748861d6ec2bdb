import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addKey, currentKeyId, isSealed, openSecret, sealSecret } from '../foundation/secrets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { neededKeys, resealSecrets, sealClearSecrets } from './stored-secrets.ts'

let server: TestApp
let directory: string
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keys-'))
  vi.stubEnv('AMPDECK_DATA', directory)
  vi.stubEnv('AMPDECK_SECRET_KEY', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

/** The secret of one app, always the same one: an update moves rows, and with them the first one. */
const stored = async () =>
  (await server.db.selectFrom('openApp').select('secret').orderBy('appId').executeTakeFirstOrThrow()).secret

it('makes a key of its own at the first use, which only its owner reads', () => {
  const sealed = sealSecret('Ampdeck@2026')
  expect(sealed).not.toContain('Ampdeck')
  expect(openSecret(sealed)).toBe('Ampdeck@2026')
  expect(sealSecret('Ampdeck@2026')).not.toBe(sealed)
  expect(statSync(join(directory, 'secrets.key')).mode & 0o777).toBe(0o600)
})

it('takes the key of the environment, and refuses one that is none', () => {
  const [next, old] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  vi.stubEnv('AMPDECK_SECRET_KEY', old)
  const sealed = sealSecret('x')
  vi.stubEnv('AMPDECK_SECRET_KEY', `${next},${old}`)
  expect(openSecret(sealed)).toBe('x')
  expect(sealSecret('x').split('.')[1]).not.toBe(sealed.split('.')[1])
  vi.stubEnv('AMPDECK_SECRET_KEY', 'short')
  expect(() => sealSecret('x')).toThrow('32 bytes in base64')
})

it.each([
  ['under a lost key', (sealed: string) => sealed.replace(/^s1\.[^.]+/, 's1.AAAAAAAA')],
  ['that was changed', (sealed: string) => `${sealed.slice(0, -2)}AA`],
])('refuses a secret %s with a sentence', (_what, spoil) => {
  expect(() => openSecret(spoil(sealSecret('x')))).toThrow('does not have the key')
})

it('seals what is in clear, and all again under a new key; unused keys go', async () => {
  expect(isSealed(await stored())).toBe(false)
  const clear = await stored()
  expect(await sealClearSecrets(server.db)).toBeGreaterThan(0)
  const before = currentKeyId()
  expect(openSecret(await stored())).toBe(clear)
  const rotate = async () => {
    const needed = await neededKeys(server.db)
    addKey((id) => needed.has(id))
    return resealSecrets(server.db)
  }
  const all = await rotate()
  expect(all.sealed).toBeGreaterThan(1)
  expect(all.unreadable).toBe(0)
  expect(currentKeyId()).not.toBe(before)
  expect(openSecret(await stored())).toBe(clear)
  await rotate()
  expect(readFileSync(join(directory, 'secrets.key'), 'utf8').trim().split('\n')).toHaveLength(2)
})

it('counts what cannot be read, and leaves it', async () => {
  rmSync(join(directory, 'secrets.key'), { force: true })
  const before = await stored()
  const { sealed, unreadable } = await resealSecrets(server.db)
  expect(sealed).toBe(0)
  expect(unreadable).toBeGreaterThan(1)
  expect(await stored()).toBe(before)
})
