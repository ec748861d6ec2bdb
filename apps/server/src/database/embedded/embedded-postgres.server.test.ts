import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster } from './postmaster-file.ts'

const launcher = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)
let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ampdeck-embedded-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

it('survives the kill of its process: the next start takes it over, with the data, and can stop it', async () => {
  await startAndDie('create table survivor (id int); insert into survivor values (42)', 'SIGKILL')

  const second = await startEmbeddedPostgres(directory)
  expect(second.adopted).toBe(true)
  expect(await ask(second, 'select id from survivor')).toEqual([{ id: 42 }])
  await expect(startEmbeddedPostgres(directory)).rejects.toThrow('DATABASE_URL')

  await second.stop()
  expect(await findPostmaster(join(directory, 'postgres'))).toBeUndefined()

  const third = await startEmbeddedPostgres(directory)
  expect(third.adopted).toBe(false)
  expect(await ask(third, 'select id from survivor')).toEqual([{ id: 42 }])
  await third.stop()
})

it('recovers after process and server were killed together', async () => {
  await startAndDie('insert into survivor values (43)', 'SIGKILL')
  const left = await findPostmaster(join(directory, 'postgres'))
  process.kill(left?.pid ?? 0, 'SIGKILL')

  const next = await startEmbeddedPostgres(directory)
  expect(await ask(next, 'select id from survivor order by id')).toEqual([{ id: 42 }, { id: 43 }])
  await next.stop()
})

it('opens no port', async () => {
  const server = await startEmbeddedPostgres(directory)
  expect(await ask(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await server.stop()
})

it('refuses a directory of another major version', async () => {
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres(directory)).rejects.toThrow('was made by PostgreSQL 17')
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '18\n')
})

/** Another process starts the server, runs a statement and is killed. */
async function startAndDie(statement: string, signal: NodeJS.Signals) {
  const script = `
    import pg from 'pg'
    const { startEmbeddedPostgres } = await import(${launcher})
    const { connection } = await startEmbeddedPostgres(${JSON.stringify(directory)})
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(${JSON.stringify(statement)})
    process.kill(process.pid, '${signal}')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  const [, killedBy] = await once(child, 'exit')
  expect(killedBy).toBe(signal)
}

async function ask(server: EmbeddedPostgres, query: string) {
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}
