// @module-tag long
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, type Database } from '../database/database.ts'
import { idMaker } from '../database/ids.ts'
import { storedBytes, storeFile } from '../files/stored-file.store.ts'
import { createJobTables } from '../jobs/jobs.ts'
import { serverProcesses } from '../testing/spawn-server.ts'
import { PASSWORD } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { dumpedTables, settleFormats } from './dumped-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { readRows } from './table-rows.ts'
import { writeBackup } from './write-backup.ts'

const SELLER = 10_001
const newId = idMaker(() => 0, Date.now)

let source: Database
let processes: Awaited<ReturnType<typeof serverProcesses>>
const restored: { database: Database; name: string }[] = []

beforeAll(async () => {
  source = await createTestDatabase('demo')
  await createJobTables(source.pool)
  processes = await serverProcesses()
})
afterAll(async () => {
  for (const { database, name } of restored) {
    await database.close()
    await administer(`drop database ${name} with (force)`)
  }
  await source.close()
  await processes.close()
})

const file = (name: string) => join(processes.folder, name)

async function administer(text: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A database with nothing in it. */
async function emptyDatabase(): Promise<Database> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const database = connect({ ...inject('postgres'), database: name }, { poolSize: 2 })
  restored.push({ database, name })
  return database
}

/** Rows and checksum of each table. */
async function contentOf({ connection }: Database) {
  const client = new pg.Client(connection)
  await client.connect()
  await settleFormats(client)
  const found: Record<string, unknown> = {}
  for (const table of await dumpedTables(client)) found[table.name] = await readRows(client, table)
  await client.end()
  return found
}

/** Two rows that belong together, in one transaction. */
async function addGroup({ db }: Database, n: number): Promise<void> {
  const id = newId()
  await db.transaction().execute(async (transaction) => {
    const { id: stationId } = await transaction
      .selectFrom('station')
      .select('id')
      .where('sellerId', '=', SELLER)
      .limit(1)
      .executeTakeFirstOrThrow()
    const stamp = { createTime: 1, updateTime: 1, createUser: null, updateUser: null }
    const own = { name: `Group ${n}`, nameEn: null, ownerUserId: null, remark: 'a\tb\\.\n\\.\n"' }
    await transaction
      .insertInto('stationGroup')
      .values({ id, sellerId: SELLER, ...stamp, ...own })
      .execute()
    await transaction
      .insertInto('stationGroupMember')
      .values({ sellerId: SELLER, stationGroupId: id, stationId })
      .execute()
  })
}

it('is of one moment, while others go on writing: what belongs together is there together', async () => {
  const content = randomBytes(2_500_000)
  const key = { sellerId: SELLER, id: newId() }
  await source.db.transaction().execute((db) => storeFile(db, key, content))
  let isOver = false
  let written = 0
  const writing = (async () => {
    while (!isOver) await addGroup(source, written++)
  })()
  const before = written
  await writeBackup(source.connection, file('online.sql.gz'))
  expect(written).toBeGreaterThan(before)
  isOver = true
  await writing

  const target = await emptyDatabase()
  await restoreBackup(target, file('online.sql.gz'))
  const { rows } = await sql<{ groups: number; members: number }>`select
    (select count(*) from station_group where name like 'Group %') as groups,
    (select count(*) from station_group_member m join station_group g on g.id = m.station_group_id
      where g.name like 'Group %') as members`.execute(target.db)
  expect(rows[0]?.members).toBe(rows[0]?.groups)
  expect(rows[0]?.groups).toBeLessThan(written)
  const restoredFile = await storedBytes(target.db, key)
  expect(createHash('sha256').update(restoredFile).digest('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  )
})

it('holds every row of every table as it was, months and sequences too', async () => {
  await addGroup(source, -1)
  await sql`select nextval('charge_transaction_no')`.execute(source.db)
  await writeBackup(source.connection, file('whole.sql.gz'))
  const target = await emptyDatabase()
  const rows = await restoreBackup(target, file('whole.sql.gz'))
  expect(rows).toBeGreaterThan(10_000)
  expect(await contentOf(target)).toEqual(await contentOf(source))
  const next = await sql<{ no: number }>`select nextval('charge_transaction_no') as no`.execute(target.db)
  expect(next.rows[0]?.no).toBe(2)
})

describe('a restore', () => {
  it('goes into an empty database only', async () => {
    await expect(restoreBackup(source, file('whole.sql.gz'))).rejects.toThrow('empty database only')
  })

  it('refuses a file that was cut off', async () => {
    const whole = await readFile(file('whole.sql.gz'))
    await writeFile(file('cut.sql.gz'), whole)
    await truncate(file('cut.sql.gz'), Math.floor(whole.length / 2))
    await expect(restoreBackup(await emptyDatabase(), file('cut.sql.gz'))).rejects.toThrow()
  })

  it('refuses a file in which a row was changed, and leaves no row', async () => {
    const text = gunzipSync(await readFile(file('whole.sql.gz'))).toString('latin1')
    await writeFile(
      file('changed.sql.gz'),
      gzipSync(Buffer.from(text.replace('Group 0', 'Group x'), 'latin1')),
    )
    const target = await emptyDatabase()
    await expect(restoreBackup(target, file('changed.sql.gz'))).rejects.toThrow(
      'station_group is not as it was',
    )
    expect(await target.db.selectFrom('seller').select('id').execute()).toEqual([])
  })

  it('refuses a backup of a newer version, and what is none', async () => {
    const text = gunzipSync(await readFile(file('whole.sql.gz'))).toString('latin1')
    const newer = text.replace('"migrations":[', '"migrations":["99991231-0000-later",')
    await writeFile(file('newer.sql.gz'), gzipSync(Buffer.from(newer, 'latin1')))
    const target = await emptyDatabase()
    await expect(restoreBackup(target, file('newer.sql.gz'))).rejects.toThrow('newer version')
    await writeFile(file('other.sql.gz'), gzipSync('select 1;\n'))
    await expect(restoreBackup(target, file('other.sql.gz'))).rejects.toThrow('not a backup')
    await rm(file('other.sql.gz'))
  })
})

it('is one command beside a running server, and one into an empty folder from which a server starts', async () => {
  const run = (script: string, args: string[], data: string) =>
    promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL(`../${script}.ts`, import.meta.url)), ...args],
      { env: { ...process.env, DATABASE_URL: '', AMPDECK_DATA: file(data) } },
    )
  const env = { AMPDECK_SCALE: '0.01', AMPDECK_SIMULATOR: '0' }
  const first = processes.start({ ...env, AMPDECK_DATA: file('first') })
  await first.says('Accounts: admin')
  const made = await run('backup', [file('command.sql.gz')], 'first')
  const rows = /: (\d+) rows/.exec(made.stdout)?.[1]
  // The folder of a running server is not restored into.
  await expect(run('restore', [file('command.sql.gz')], 'first')).rejects.toThrow('is in use')
  first.child.kill('SIGTERM')
  await first.ended

  const { stdout } = await run('restore', [file('command.sql.gz')], 'second')
  expect(stdout).toBe(`${rows} rows are restored, and are as the backup says.\n`)
  const second = processes.start({ ...env, AMPDECK_DATA: file('second') })
  await second.says('Accounts: admin')
  const answer = await fetch(`${second.url()}/system-service/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sellerNumber: '10001',
      credentials: { account: 'admin', password: PASSWORD },
      smsCaptchaPass: false,
    }),
  })
  expect(await answer.json()).toMatchObject({ code: 0 })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
