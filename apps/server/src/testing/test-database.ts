import { randomBytes } from 'node:crypto'
import { parseTimestamp } from '@ampdeck/api/time'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { prepareDemo } from '../demo/prepare.ts'

const LOCK = 1_853_004

/** The present in tests (domain.md §8). */
export const TEST_NOW = parseTimestamp('2026-07-01 10:00:00')

/** What a test database begins with: the schema alone, or the demo network at size 0.01. */
type Content = 'empty' | 'demo'

/**
 * A database of a test's own, copied in some milliseconds from one that was filled once in the run. Closing it
 * removes it.
 */
export async function createTestDatabase(content: Content = 'empty'): Promise<Database> {
  const engine = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(async (client) => {
    // Of several files that need the template at once, one makes it.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const template = await ensureTemplate(client, content)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const database = connect({ ...engine, database: name }, { poolSize: 4 })
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function ensureTemplate(client: pg.Client, content: Content): Promise<string> {
  const name = `template_${content}`
  const found = await client.query('select from pg_database where datname = $1', [name])
  if (found.rowCount) return name

  const unfinished = `${name}_unfinished`
  await client.query(`drop database if exists ${unfinished}`)
  await client.query(`create database ${unfinished}`)
  const { db, pool, close } = connect({ ...inject('postgres'), database: unfinished }, { poolSize: 2 })
  await migrate(db)
  if (content === 'demo') await prepareDemo({ db, pool, ...TEST_WORLD })
  await close()
  await client.query(`alter database ${unfinished} rename to ${name}`)
  return name
}

/** The demo network of tests: small, and at a fixed moment. */
export const TEST_WORLD = { seed: 20_260_701, anchor: TEST_NOW, scale: 0.01, now: () => TEST_NOW }

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
