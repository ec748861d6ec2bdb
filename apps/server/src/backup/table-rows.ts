import { createHash } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import { to } from 'pg-copy-streams'
import { type DumpedTable, nameOf } from './dumped-tables.ts'

/** What a table held, to compare by. */
export interface Content {
  rows: number
  sha256: string
}

export const columnsOf = ({ columns }: DumpedTable) => columns.map(pg.escapeIdentifier).join(', ')

/** Reads all rows of a table in the text form of COPY; gives what they add up to. */
export async function readRows(
  client: ClientBase,
  table: DumpedTable,
  take: (chunk: Buffer) => Promise<void> = async () => undefined,
): Promise<Content> {
  const source = client.query(to(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`))
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    await take(chunk)
  }
  return { rows: source.rowCount, sha256: hash.digest('hex') }
}
