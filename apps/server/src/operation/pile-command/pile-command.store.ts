import type { CodeOf } from '@ampdeck/api/enumeration'
import { type commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { CommandFilter, type pileCommand } from '@ampdeck/api/operation/pile-command'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { publish } from '../../events/publish.ts'

/** The PostgreSQL channel that wakes the processes which hold sockets. */
export const COMMAND_CHANNEL = 'pile_command'

/** A statement takes 65,535 parameters. */
const AT_ONCE = 1_000

const { queued: QUEUED, rejected: REJECTED } = commandState.code

type Filter = z.output<typeof pileCommand.page.input>

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

/** Tells every screen that may see them what has become of commands. */
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

/** Commands with the names of what they were given to. */
export function matching(rows: Rows, filter: Partial<Filter>) {
  return rows
    .from('pileCommand')
    .innerJoin('station', sameSeller('station.id', 'pileCommand.stationId'))
    .innerJoin('pile', sameSeller('pile.id', 'pileCommand.pileId'))
    .leftJoin('gun', sameSeller('gun.id', 'pileCommand.gunId'))
    .leftJoin('chargeOrder as order', sameSeller('order.id', 'pileCommand.orderId'))
    .leftJoin('accountUser as user', sameSeller('user.id', 'pileCommand.createUser'))
    .selectAll('pileCommand')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['pile.code as pileCode', 'pile.name as pileName', 'gun.letter', 'order.orderNo'])
    .select('user.name as userName')
    .where(
      where(CommandFilter, filter, 'pileCommand', {
        pileCode: 'pile.code',
        queuedFrom: 'pileCommand.queuedTime',
        queuedTo: 'pileCommand.queuedTime',
      }),
    )
}

/** How many commands of a filter are in each state. */
export function counts(rows: Rows, filter: Partial<Filter>) {
  return matching(rows, filter)
    .clearSelect()
    .select(['pileCommand.state', sql<number>`count(*)`.as('count')])
    .groupBy('pileCommand.state')
    .orderBy('pileCommand.state')
    .execute()
}

/** These commands as the screens show them, in the order in which they were given. */
export async function byIds(rows: Rows, ids: readonly number[]) {
  if (ids.length === 0) return []
  return matching(rows, {})
    .where('pileCommand.id', 'in', [...ids])
    .orderBy('pileCommand.id')
    .execute()
}
