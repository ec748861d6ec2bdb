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
