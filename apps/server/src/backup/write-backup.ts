import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { FORMAT, type Head } from './backup-format.ts'
import { dumpedTables, nameOf, partitionsOf, sequencesOf, settleFormats } from './dumped-tables.ts'
import { columnsOf, readRows } from './table-rows.ts'

/**
 * Writes everything that the database holds at one moment into a file, while others go on writing. The file is there
 * under its name only when it is whole. Gives how many rows it holds.
 */
export async function writeBackup(connection: pg.ClientConfig, file: string): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: 'ampdeck backup' })
  client.on('error', () => undefined)
  await client.connect()
  const unfinished = `${file}.unfinished`
  try {
    // Everything is read in one snapshot.
    await client.query('begin isolation level repeatable read, read only')
    await settleFormats(client)
    const gzip = createGzip({ level: 6 })
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }))
    const [rows] = await Promise.all([dump(client, gzip).finally(() => gzip.end()), written])
    await rename(unfinished, file)
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function dump(client: pg.Client, out: NodeJS.WritableStream): Promise<number> {
  const write = async (chunk: string | Buffer) => {
    if (!out.write(chunk)) await once(out, 'drain')
  }
  const tables = await dumpedTables(client)
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  const head: Head = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    partitions: await partitionsOf(client),
    sequences: await sequencesOf(client),
    tables,
  }
  await write(`-- ${JSON.stringify(head)}\n`)
  let all = 0
  for (const table of tables) {
    await write(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin;\n`)
    const content = await readRows(client, table, write)
    all += content.rows
    await write(`\\.\n-- ${JSON.stringify(content)}\n`)
  }
  await write('-- end\n')
  return all
}
