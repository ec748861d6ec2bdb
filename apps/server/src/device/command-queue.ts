import type { CodeOf } from '@ampdeck/api/enumeration'
import { type commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { publish } from '../events/publish.ts'
import { effectText } from './command-effect.ts'
import type { PileRequest } from './pile-request.ts'

/** The PostgreSQL channel that wakes the processes which hold sockets. */
export const COMMAND_CHANNEL = 'pile_command'

/** A statement takes 65,535 parameters. */
const AT_ONCE = 1_000

const { queued: QUEUED, rejected: REJECTED } = commandState.code

/** A command to be written down. */
export interface CommandDraft {
  sellerId: number
  stationId: number
  pileId: number
  gunId?: number | null
  orderId?: number | null
  command: CodeOf<typeof commandKind>
  request: PileRequest
  reason?: string | null
  force?: boolean
  batchId?: number | null
  /** Why it is not even sent: the row is there, with this as its end. */
  refusal?: string | undefined
}

/** Who writes commands down: a request's own transaction, or background work. */
export interface Sender {
  db: Kysely<Tables>
  newId(): number
  now: number
  userId: number | null
}

/**
 * Writes commands down, tells the screens, and wakes the process that holds the socket; all of it with the caller's
 * transaction. Other parts of the product send their durable commands through here too.
 */
export async function queueCommands(sender: Sender, drafts: readonly CommandDraft[]): Promise<number[]> {
  if (drafts.length === 0) return []
  const { db, now, userId } = sender
  const rows = drafts.map((draft) => ({
    id: sender.newId(),
    sellerId: draft.sellerId,
    stationId: draft.stationId,
    pileId: draft.pileId,
    gunId: draft.gunId ?? null,
    orderId: draft.orderId ?? null,
    command: draft.command,
    state: draft.refusal === undefined ? QUEUED : REJECTED,
    outcome: draft.refusal ?? null,
    request: JSON.stringify(draft.request),
    effect: effectText(draft.request),
    reason: draft.reason ?? null,
    force: draft.force ? (1 as const) : (0 as const),
    batchId: draft.batchId ?? null,
    queuedTime: now,
    doneTime: draft.refusal === undefined ? null : now,
    createTime: now,
    updateTime: now,
    createUser: userId,
    updateUser: userId,
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto('pileCommand')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  }
  await publishCommands(db, rows, now)
  if (rows.some(({ state }) => state === QUEUED))
    await sql`select pg_notify(${COMMAND_CHANNEL}, '')`.execute(db)
  return rows.map(({ id }) => id)
}

interface Published {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  state: number
}

/** Publishes commands to every screen that may see them. */
export async function publishCommands(
  db: Kysely<Tables>,
  commands: readonly Published[],
  time: number,
): Promise<void> {
  const events = commands.map(({ id, sellerId, stationId, pileId, state }) => {
    return { type: 'command' as const, time, sellerId, stationId, commandId: id, pileId, state }
  })
  await publish(db, events)
}
