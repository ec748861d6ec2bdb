import { DAY } from '@ampdeck/api/time'
import { type Kysely, type Selectable, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { type PageRequest, readPage } from '../../database/page.ts'
import { monthOf } from '../../database/partitions.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { among, everything, idsFrom, idsTo } from '../../database/where.ts'

/** domain.md §9. */
const KEPT_DAYS = 90

export type Message = Selectable<Tables['message']>

export interface MessageFilter {
  pileIds?: readonly number[] | undefined
  /** The beginning of a pile's code. */
  pileCode?: string | undefined
  actions?: readonly string[] | undefined
  directions?: readonly number[] | undefined
  frameTypes?: readonly number[] | undefined
  protocols?: readonly number[] | undefined
  messageId?: string | undefined
  /** Epoch milliseconds: from is within, to is not. */
  from?: number | undefined
  to?: number | undefined
  /** Only frames that were not as the standard wants them. */
  hasError?: boolean | undefined
}

/** Frames that the caller may see, the newest first; their ids grow with time, so a period is a range of them. */
export function messages(rows: Rows, filter: MessageFilter) {
  const { pileIds, pileCode, actions, directions, frameTypes, protocols, messageId, from, to, hasError } =
    filter
  return rows
    .from('message')
    .where(among('message.pileId', pileIds))
    .where(pileCode === undefined ? everything : sql<boolean>`starts_with(message.pile_code, ${pileCode})`)
    .where(among('message.action', actions))
    .where(among('message.direction', directions))
    .where(among('message.frameType', frameTypes))
    .where(among('message.protocol', protocols))
    .where(among('message.messageId', messageId))
    .where(from === undefined ? everything : idsFrom('message.id')(from))
    .where(to === undefined ? everything : idsTo('message.id')(to))
    .where(hasError ? sql<boolean>`message.schema_error is not null` : everything)
}

export function page(rows: Rows, request: MessageFilter & PageRequest) {
  const query = messages(rows, request).selectAll('message')
  return readPage(rows.db, query, request, { by: 'message.id', order: 'desc', id: 'message.id' })
}

export function get(rows: Rows, id: number): Promise<Message | undefined> {
  return rows.from('message').where('message.id', '=', id).selectAll('message').executeTakeFirst()
}

/** The call of an answer, or the answer of a call; an answer comes soon or not at all. */
export function counterpart(rows: Rows, message: Message): Promise<Message | undefined> {
  const query = rows.from('message').where('message.pileId', '=', message.pileId).selectAll('message')
  if (message.pairId !== null) return query.where('message.id', '=', message.pairId).executeTakeFirst()
  return query
    .where('message.id', '>', message.id)
    .where('message.id', '<', idAt(message.ts + DAY))
    .where('message.pairId', '=', message.id)
    .executeTakeFirst()
}

/** Frames that are too old go: whole months at once, then the rest of the oldest month. */
export async function removeOldMessages(db: Kysely<Tables>, now: number): Promise<void> {
  const before = now - KEPT_DAYS * DAY
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_inherits on inhrelid = oid
    where inhparent = 'message'::regclass`.execute(db)
  const oldest = `message_${monthOf(before).name}`
  for (const { name } of rows.filter((partition) => partition.name < oldest)) {
    await sql.raw(`drop table ${name}`).execute(db)
  }
  await db.deleteFrom('message').where('id', '<', idAt(before)).execute()
}
