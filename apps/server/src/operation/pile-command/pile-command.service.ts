import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { pileCommand } from '@ampdeck/api/operation/pile-command'
import type { z } from 'zod'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { type CommandDraft, queueCommands } from '../../device/command-queue.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import * as store from './pile-command.store.ts'
import { candidates, gunTargets, pileTargets, type Target } from './pile-command.targets.ts'

type Command = CodeOf<typeof commands>
const { disable: DISABLE, enable: ENABLE, reset: RESET, unlock: UNLOCK } = commands.code

/** The pages on which a command has a key of its own. */
const PAGES = ['remoteControl', 'PileMonitorDetail'] as const

export async function page(rows: Rows, request: z.output<typeof pileCommand.page.input>) {
  const order = orderOf(request, 'pileCommand', { by: 'pileCommand.id', order: 'desc' })
  return readPage(rows.db, store.matching(rows, request), request, { ...order, id: 'pileCommand.id' })
}

export function counts(rows: Rows, filter: z.output<typeof pileCommand.counts.input>) {
  return store.counts(rows, filter)
}

/** The piles to choose from, with their guns. */
export function targets(rows: Rows, request: z.output<typeof pileCommand.targets.input>) {
  const order = orderOf(request, 'pile', { by: 'pile.code', order: 'asc' })
  return readPage(rows.db, candidates(rows, request), request, { ...order, id: 'pile.id' })
}

/** One command; what cannot be sent now is refused and leaves no row. */
export async function send(request: Request<typeof pileCommand.send>) {
  const { pileId, gunId, ...how } = checked(request)
  const targets = await targetsOf(request.rows, how.command, {
    ...(pileId !== undefined && { pileIds: [pileId] }),
    ...(gunId !== undefined && { gunIds: [gunId] }),
  })
  const [target, another] = targets
  if (!target) throw failures.notFound()
  if (another) throw failures.invalid([{ path: ['gunId'], message: 'required' }])
  const refusal = refusalOf(target, how)
  if (refusal) throw request.fail(refusal)
  const [command] = await write(request, [draftOf(target, how, askedOf(target, how))])
  if (!command) throw failures.notFound()
  return command
}

/** The same command to many: each has its row with its own end, also what is not even sent. */
export async function batchSend(request: Request<typeof pileCommand.batchSend>) {
  const { pileIds, gunIds, ...how } = checked(request)
  const targets = await targetsOf(request.rows, how.command, { pileIds, gunIds })
  const drafts = targets.map((one) => ({
    ...draftOf(one, how, askedOf(one, how)),
    refusal: refusalOf(one, how),
  }))
  return writeBatch(request, { pileIds, gunIds }, drafts)
}

/** Writes one batch down; what was asked for and is not to be seen has no row, and is refused by its id. */
export async function writeBatch(
  context: Pick<Context, 'rows' | 'caller' | 'now'>,
  { pileIds = [], gunIds }: Asked,
  drafts: readonly CommandDraft[],
) {
  const batchId = context.rows.newId()
  const known = new Set<number | null>(drafts.map((one) => (gunIds ? (one.gunId ?? null) : one.pileId)))
  const unknown = [...new Set(gunIds ?? pileIds)].filter((id) => !known.has(id))
  return {
    batchId,
    records: await write(
      context,
      drafts.map((draft) => ({ ...draft, batchId })),
    ),
    refused: unknown.map((id) => ({ id, reason: 'record.notFound' })),
  }
}

/** Whom a batch is given to: these piles, or these guns. */
interface Asked {
  pileIds?: readonly number[] | undefined
  gunIds?: readonly number[] | undefined
}

/** A gun is unlocked, never a pile: a pile stands for its guns there. */
function targetsOf(rows: Rows, command: Command, { pileIds = [], gunIds }: Asked): Promise<Target[]> {
  if (gunIds) return gunTargets(rows, { ids: gunIds })
  return command === UNLOCK ? gunTargets(rows, { pileIds }) : pileTargets(rows, pileIds)
}

/** Writes commands down for a request and shows them. */
export async function write(
  { rows, caller, now }: Pick<Context, 'rows' | 'caller' | 'now'>,
  drafts: readonly CommandDraft[],
) {
  const sender = { db: rows.db, newId: () => rows.newId(), now, userId: caller.userId }
  const ids = await queueCommands(sender, drafts)
  for (const [index, id] of ids.entries()) {
    const { pileId, gunId, orderId, command, request, reason, force, refusal } = drafts[index] ?? {}
    const after = { pileId, gunId, orderId, command, request, reason, force, refusal }
    rows.changes.push({ table: 'pileCommand', id, before: null, after })
  }
  return store.byIds(rows, ids)
}

interface How {
  command: Command
  force: boolean
  reason: string | null
}

/** What the contract cannot say: the command's own key, and a reason with force. */
function checked<Input extends How>({ input, caller }: { input: Input; caller: Context['caller'] }): Input {
  const key = commands.key(input.command)
  if (!PAGES.some((page) => isGranted(caller.grants, `${page}:${key}`))) throw failures.forbidden()
  needReason(input)
  return input
}

/** Who forces says why. */
export function needReason({ force, reason }: Pick<How, 'force' | 'reason'>): void {
  if (force && !reason?.trim()) throw failures.invalid([{ path: ['reason'], message: 'required' }])
}

/** Why a command is not sent now: disabling and resetting do not end a charge by accident. */
function refusalOf(target: Target, { command, force }: How): 'device.offline' | 'gun.busy' | undefined {
  if (!target.isConnected) return 'device.offline'
  const isDisturbing =
    (command === DISABLE && target.isCharging) || (command === RESET && target.isPileCharging)
  return isDisturbing && !force ? 'gun.busy' : undefined
}

/** A command for a target, in the words of the gateway. */
export function draftOf(
  { sellerId, stationId, pileId, gunId }: Target,
  { command, force, reason }: Pick<CommandDraft, 'command' | 'force' | 'reason'>,
  request: PileRequest,
): CommandDraft {
  return { sellerId, stationId, pileId, gunId, command, force, reason, request }
}

function askedOf({ connector }: Target, { command, force }: How): PileRequest {
  if (command === RESET) return { kind: 'reset', hard: force }
  if (command === UNLOCK) return { kind: 'unlock', connector }
  return { kind: 'availability', connector, operative: command === ENABLE }
}
