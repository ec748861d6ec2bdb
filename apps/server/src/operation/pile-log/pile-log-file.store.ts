import { DAY } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { paramIn } from '../../access/param.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { among } from '../../database/where.ts'
import { removeFile, storeFile } from '../../files/stored-file.store.ts'
import { ticketHashOf } from '../../files/ticket.ts'
import { plainName } from '../../foundation/uploaded-file.ts'

/** The files that piles were asked for, with what became of the request. */
export function matching(rows: Rows, { pileId }: { pileId?: number[] | undefined }) {
  return rows
    .from('pileLogFile')
    .innerJoin('pile', sameSeller('pile.id', 'pileLogFile.pileId'))
    .innerJoin('pileCommand as command', sameSeller('command.id', 'pileLogFile.commandId'))
    .leftJoin('accountUser as user', sameSeller('user.id', 'pileLogFile.createUser'))
    .select(['pileLogFile.id', 'pileLogFile.pileId', 'pile.code as pileCode'])
    .select(['command.id as commandId', 'command.state', 'command.outcome', 'command.response'])
    .select('user.name as userName')
    .select(['pileLogFile.createTime', 'pileLogFile.createUser', 'pileLogFile.receivedTime'])
    .select(['pileLogFile.fileName', 'pileLogFile.bytes'])
    .select(['pileLogFile.byFtp', 'pileLogFile.uploadStatus', 'pileLogFile.uploadTime'])
    .where(among('pileLogFile.pileId', pileId))
}

interface Handed {
  ticket: string
  name: string
  bytes: number
  content: AsyncIterable<Uint8Array>
  now: number
}

/** Whether somebody waits for the file of this ticket. */
export async function isWanted(db: Kysely<Tables>, ticket: string): Promise<boolean> {
  const asked = await db
    .selectFrom('pileLogFile')
    .select('id')
    .where('ticket', '=', ticketHashOf(ticket))
    .where('receivedTime', 'is', null)
    .where('byFtp', '=', 0)
    .executeTakeFirst()
  return asked !== undefined
}

/** Keeps a file that a pile hands in. False where nobody asked for it, or it has come already. */
export async function receive(
  db: Kysely<Tables>,
  { ticket, name, bytes, content, now }: Handed,
): Promise<boolean> {
  const asked = await db
    .updateTable('pileLogFile')
    .set({ fileName: plainName(name), bytes, receivedTime: now, updateTime: now })
    .where('ticket', '=', ticketHashOf(ticket))
    .where('receivedTime', 'is', null)
    .returning(['sellerId', 'id'])
    .executeTakeFirst()
  if (!asked) return false
  await storeFile(db, asked, content)
  return true
}

/** Files that are older than their seller keeps them go, and the requests for them. */
export async function removeOldLogFiles(db: Kysely<Tables>, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const old = await transaction
      .deleteFrom('pileLogFile')
      .where(sql<boolean>`create_time < ${now} - ${paramIn('pileLogFile.sellerId', 'pileLogDays')} * ${DAY}`)
      .returning(['sellerId', 'id'])
      .execute()
    for (const file of old) await removeFile(transaction, file)
  })
}
