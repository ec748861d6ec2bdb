import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../database/database.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import { createJobTables } from '../jobs/jobs.ts'
import { BackupReader, FORMAT, type Head } from './backup-format.ts'
import { nameOf, settleFormats } from './dumped-tables.ts'
import { type Content, columnsOf, readRows } from './table-rows.ts'

const BOUNDS = /^FOR VALUES FROM \('\d+'\) TO \('\d+'\)$/

/**
 * Loads a backup into an empty database, reads every table back, and compares it with what the backup says of it. Then
 * the schema is brought up to this version. Gives how many rows there are.
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const unpacked = pipeline(source, gunzip)
  // Who reads hears of it too.
  unpacked.catch(() => undefined)
  const reader = new BackupReader(gunzip)
  try {
    const head = await readHead(reader)
    await refuseWhereUsed(database)
    await migrate(database.db, head.migrations.at(-1))
    await createJobTables(database.pool)
    const rows = await load(database.connection, reader, head)
    await migrate(database.db)
    return rows
  } finally {
    source.destroy()
  }
}

async function readHead(reader: BackupReader): Promise<Head> {
  const head = await reader.comment<Head>()
  if (head.format !== FORMAT) throw new Error('The file is not a backup of this product.')
  const known = new Set(await migrationNames())
  const unknown = head.migrations.find((name) => !known.has(name))
  if (unknown) throw new Error(`The backup is of a newer version (${unknown}): restore it with that version.`)
  return head
}

async function refuseWhereUsed({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_class where relnamespace = 'public'::regnamespace limit 1`,
  )
  if (rows.length === 0) return
  throw new Error(
    'A backup is restored into an empty database only: give an AMPDECK_DATA that does not exist, or the DATABASE_URL of a new database.',
  )
}

/** All rows are one transaction: they are there, and as they were, or none is. */
async function load(connection: pg.ClientConfig, reader: BackupReader, head: Head): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: 'ampdeck restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await settleFormats(client)
    await client.query('begin')
    for (const { parent, name, bounds } of head.partitions) {
      if (!BOUNDS.test(bounds)) throw new Error(`The backup has a partition ${name} that makes no sense.`)
      const [table, of] = [name, parent].map(pg.escapeIdentifier)
      await client.query(`create table if not exists ${table} partition of ${of} ${bounds}`)
    }
    await client.query(`truncate ${head.tables.map(nameOf).join(', ')} cascade`)
    const triggers = (are: 'disable' | 'enable') =>
      client.query(head.tables.map((table) => `alter table ${nameOf(table)} ${are} trigger user`).join('; '))
    // What they would write, such as days to count again, is in the backup as it was.
    await triggers('disable')
    let all = 0
    for (const table of head.tables) {
      await reader.line()
      const target = client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
      await pipeline(Readable.from(reader.rows(), { objectMode: false }), target)
      const said = await reader.comment<Content>()
      const found = await readRows(client, table)
      if (found.rows !== said.rows || found.sha256 !== said.sha256)
        throw new Error(`${table.name} is not as it was: ${found.rows} rows instead of ${said.rows}.`)
      all += found.rows
    }
    // Foreign keys that are looked at in the end are looked at now: with that to do no table can be altered.
    await client.query('set constraints all immediate')
    await triggers('enable')
    if ((await reader.line()) !== '-- end') throw new Error('The file does not end as a backup does.')
    for (const sequence of head.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), sequence.value])
    await client.query('commit')
    await client.query('analyze')
    return all
  } finally {
    await client.end().catch(() => undefined)
  }
}
