import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from './database/database.ts'
import { serverProcesses } from './testing/spawn-server.ts'
import { createTestDatabase } from './testing/test-database.ts'

let database: Database
let databaseUrl: string
let processes: Awaited<ReturnType<typeof serverProcesses>>
const start = (env: Record<string, string>) => processes.start(env)

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  const { host, port, user } = inject('postgres')
  databaseUrl = `postgres://${user}@/${rows[0]?.name}?host=${encodeURIComponent(host)}&port=${port}`
  processes = await serverProcesses()
})
afterAll(async () => {
  await processes.close()
  await database.close()
})

it('says in one sentence that the port is in use, and ends with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { said, ended } = start({ DATABASE_URL: databaseUrl, PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said).toEqual({
    out: '',
    err: `Port ${port} of 127.0.0.1 is in use by another program. Stop it, or choose another PORT.\n`,
  })
  other.close()
})

it('says in one sentence what is wrong with a setting', async () => {
  const { said, ended } = start({ DATABASE_URL: databaseUrl, PORT: 'eighty' })
  expect(await ended).toBe(1)
  expect(said.err).toBe('PORT=eighty is not a number from 0 to 65535\n')
})

describe('says in one sentence, and ends with 1, that', () => {
  const notThere = 'postgres://somebody:secret@127.0.0.1:9/nowhere'
  it.each([
    [
      'DATABASE_URL is no address',
      { DATABASE_URL: 'localhost:5432' },
      /^DATABASE_URL is not an address such as/,
    ],
    ['nothing listens there', { DATABASE_URL: notThere }, /^The database of DATABASE_URL is not there/],
    [
      'the data directory cannot be written',
      { AMPDECK_DATA: join(import.meta.filename, 'data') },
      /AMPDECK_DATA\) cannot be written\.$/,
    ],
    ['the demo would be shown to others', { HOST: '0.0.0.0' }, /Set AMPDECK_DEMO=1 as well/],
  ])('%s', async (_fault, env, sentence) => {
    const { said, ended } = start(env)
    expect(await ended).toBe(1)
    expect(said.err.trim()).toMatch(sentence)
    expect(said.err.trim().split('\n')).toHaveLength(1)
    expect(said.err).not.toContain('secret')
  })

  it('the database does not exist', async () => {
    const { said, ended } = start({ DATABASE_URL: databaseUrl.replace(/\/test_\w+/, '/no_such_database') })
    expect(await ended).toBe(1)
    expect(said.err).toBe('The database of DATABASE_URL does not exist on that server.\n')
  })
})

it('serves until it is told to end, and then ends with 0', async () => {
  const { child, ended, says, url } = start({ DATABASE_URL: databaseUrl })
  await says('npm run admin:create')
  expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

describe('with the embedded database', () => {
  const postmaster = () => join(processes.folder, 'data', 'postgres', 'postmaster.pid')

  it('stops PostgreSQL when the preparation is interrupted, within ten seconds', async () => {
    const { child, ended, says } = start({ AMPDECK_SCALE: '1' })
    await says('Preparing the demo network')
    expect(existsSync(postmaster())).toBe(true)
    const told = performance.now()
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(10_000)
    expect(existsSync(postmaster())).toBe(false)
  })

  it('stops PostgreSQL when it was told before the database was open', async () => {
    const { child, ended } = start({ AMPDECK_SCALE: '0.01' })
    await vi.waitFor(() => expect(existsSync(postmaster())).toBe(true), { timeout: 20_000, interval: 5 })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(existsSync(postmaster())).toBe(false)
  })
})
