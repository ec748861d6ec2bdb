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
  // The stream may end before the database has said how many rows there were.
  let rows = 0
  for await (const chunk of source) {
    hash.update(chunk)
    rows += linesIn(chunk)
    await take(chunk)
  }
  return { rows, sha256: hash.digest('hex') }
}

const NEW_LINE = 10

/** In the text form each row is a line; a line break inside of a value is written otherwise. */
function linesIn(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1
  return lines
}
