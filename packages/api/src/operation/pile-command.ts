import { plainText } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { partOf, service } from '../contract.ts'
import type { KeyOf } from '../enumeration.ts'
import {
  commandKind,
  commandState,
  pileCommand as commands,
  gunStatus,
  pileGunLayout,
  pileStatus,
  protocol,
} from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Id, record, Timestamp, Watt } from '../wire.ts'
import { commandLife } from './command-again.ts'
import { PileRequestDraft, type RequestName, requestKeys, sendingRequests } from './pile-request.ts'

const Flag = z.literal([0, 1])
const MAX_TARGETS = 1_000

/** A command and what became of it. A repeat is a row of its own. */
export const PileCommandRow = record({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  pileName: z.string(),
  /** Absent for a command to the whole pile. */
  gunId: Id.nullable(),
  letter: z.int().nullable(),
  /** The charge that it starts or stops. */
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
  command: codeOf(commandKind),
  state: codeOf(commandState),
  /** What the state does not say: `resultOf` makes a sentence of it. */
  outcome: z.string().nullable(),
  /** What was asked of the pile. */
  request: z.unknown().nullable(),
  /** The pile's answer as it came. */
  response: z.unknown().nullable(),
  reason: z.string().nullable(),
  force: Flag,
  /** The commands that were given together. */
  batchId: Id.nullable(),
  queuedTime: Timestamp,
  sentTime: Timestamp.nullable(),
  /** Null where the pile has not answered. */
  answeredTime: Timestamp.nullable(),
  /** Until when what was accepted is waited for. */
  effectDueTime: Timestamp.nullable(),
  doneTime: Timestamp.nullable(),
  userName: z.string().nullable(),
})

export const CommandFilter = z.object({
  pileCode: filter.text(),
  stationId: filter.ids(),
  pileId: filter.ids(),
  gunId: filter.ids(),
  orderId: filter.ids(),
  batchId: filter.ids(),
  command: filter.codes(commandKind),
  state: filter.codes(commandState),
  queuedFrom: filter.from(),
  queuedTo: filter.to(),
})

/** A pile that commands can be given to, with its guns. */
export const CommandTarget = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  layout: codeOf(pileGunLayout),
  status: codeOf(pileStatus),
  /** Whether a command would reach it now. */
  isConnected: z.boolean(),
  /** What it spoke when it connected last. */
  protocol: codeOf(protocol).nullable(),
  guns: z.array(
    z.object({
      id: Id,
      letter: z.int(),
      status: codeOf(gunStatus),
      W: Watt.nullable(),
      soc: z.number().nullable(),
    }),
  ),
})

export const TargetFilter = z.object({
  /** Part of the code or of the name. */
  name: filter.text(),
  stationId: filter.ids(),
  status: filter.codes(pileStatus),
  /** Piles that have a gun in one of these. */
  gunStatus: filter.codes(gunStatus),
})

/** Why a command is given; with `force`, why it is given although a charge is running. */
export const CommandReason = plainText.max(200).nullable().default(null)
const how = { command: codeOf(commands), force: z.boolean().default(false), reason: CommandReason }

/** One command to a gun, or to a pile with all its guns. */
export const CommandDraft = z
  .object({ pileId: Id.optional(), gunId: Id.optional(), ...how })
  .refine(({ pileId, gunId }) => (pileId === undefined) !== (gunId === undefined), {
    path: ['pileId'],
    message: 'either pileId or gunId',
  })

const Targets = z.array(Id).min(1).max(MAX_TARGETS).optional()

/** The same command to many piles, or to many guns. */
export const BatchDraft = z
  .object({ pileIds: Targets, gunIds: Targets, ...how })
  .refine(({ pileIds, gunIds }) => (pileIds === undefined) !== (gunIds === undefined), {
    path: ['pileIds'],
    message: 'either pileIds or gunIds',
  })

/** The same request to many piles, or to many guns. */
export const RequestBatchDraft = z
  .object({
    pileIds: Targets,
    gunIds: Targets,
    request: PileRequestDraft,
    force: z.boolean().default(false),
    reason: CommandReason,
  })
  .refine(({ pileIds, gunIds }) => (pileIds === undefined) !== (gunIds === undefined), {
    path: ['pileIds'],
    message: 'either pileIds or gunIds',
  })

/** Each item of a batch has its row; what the caller does not see has none and is named here. */
export const CommandBatch = z.object({
  batchId: Id,
  records: z.array(PileCommandRow),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const sending = [
  'remoteControl:disable',
  'remoteControl:enable',
  'remoteControl:reset',
  'remoteControl:unlock',
  'PileMonitorDetail:disable',
  'PileMonitorDetail:enable',
  'PileMonitorDetail:reset',
  'PileMonitorDetail:unlock',
] as const

const SpokenVersion = z.object({ protocol: codeOf(protocol) })

const at = service('operation-service/pileCommand')

export const pileCommand = {
  page: at('page', ['remoteControl', 'pileMonitor', 'PileMonitorDetail', 'StationMonitorDetail'])
    .takes(paged(CommandFilter, ['queuedTime']))
    .gives(pageOf(PileCommandRow)),
  /** How many commands of the filter are in each state. */
  counts: at('counts', ['remoteControl', 'PileMonitorDetail'])
    .takes(CommandFilter)
    .gives(z.array(z.object({ state: codeOf(commandState), count: z.int() }))),
  targets: at('targets', 'remoteControl')
    .takes(paged(TargetFilter, ['code']))
    .gives(pageOf(CommandTarget)),
  /** The messages that a version has for piles, by their names in the standard. */
  messages: at('messages', 'remoteControl').takes(SpokenVersion).gives(z.array(z.string())),
  /** One of these as a JSON Schema, from which a form can be drawn. */
  messageSchema: at('messageSchema', 'remoteControl')
    .takes(SpokenVersion.extend({ action: z.string().max(50) }))
    .gives(z.record(z.string(), z.unknown())),
  /** Further checked: the command's own key of one of these pages. */
  send: at('send', sending).takes(CommandDraft).gives(PileCommandRow).fails('device.offline', 'gun.busy'),
  batchSend: at('batchSend', sending).takes(BatchDraft).gives(CommandBatch),
  /** An ended command once more, as a row of its own. Further checked: the key of the command (command-again.ts). */
  again: at('again', [...sending, ...sendingRequests, 'pileLog:fetch'])
    .takes(ById)
    .gives(PileCommandRow)
    .fails('device.offline', 'gun.busy')
    .moves(commandLife.again),
  /** Further checked: the key that the request needs (pile-request.ts). */
  request: at('request', sendingRequests).takes(RequestBatchDraft).gives(CommandBatch),
}

export type CommandTarget = z.input<typeof CommandTarget>
export type PileCommandRow = z.input<typeof PileCommandRow>

/** Sending one kind of command, such as `reset`: each has rights of its own. */
export function sendingOf(command: KeyOf<typeof commandKind>) {
  const [first, ...others] = sending.filter((key) => key.endsWith(`:${command}`))
  if (!first) throw new Error(`${command} is not sent by itself.`)
  return partOf(pileCommand.send, [first, ...others])
}

/** Asking piles for one thing, such as `readConfiguration`: what is alike has one right. */
export const requestOf = (name: RequestName) =>
  partOf(pileCommand.request, `remoteControl:${requestKeys[name]}`)
