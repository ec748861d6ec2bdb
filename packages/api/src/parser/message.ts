import { pileNo } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { protocol } from '../enumerations/equipment.ts'
import { frameType, messageDirection, pushStatus } from '../enumerations/interface.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { DAY } from '../time.ts'
import { ById, Id, Timestamp } from '../wire.ts'

const MAX_TEXT = 300_000

/** A frame in the list; a call and its answer know each other. */
export const MessageRow = z.object({
  id: Id,
  stationId: Id,
  pileId: Id,
  pileCode: z.string(),
  protocol: codeOf(protocol),
  direction: codeOf(messageDirection),
  /** Null where the frame cannot be read. */
  frameType: codeOf(frameType).nullable(),
  /** Of an answer: the action of its call. */
  action: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Of an answer its call, of a call its answer. */
  counterpartId: Id.nullable(),
  /** From the call to its answer; on both. */
  latencyMs: z.int().nullable(),
  /** Whether a call has been answered by an error. */
  isRefused: z.boolean(),
  time: Timestamp,
  /** The same in milliseconds. */
  ts: z.number(),
  bytes: z.int(),
  schemaError: z.string().nullable(),
})

const Words = z.tuple([z.string(), z.string()])

/** A part of a frame: where it stands in the bytes, what it is called, and what it says. */
export const ParsedField = z.object({
  /** `[3].chargePointVendor`. */
  path: z.string(),
  name: z.string(),
  depth: z.int(),
  /** As it stands there; of a part with parts of its own the number of these. */
  value: z.string(),
  from: z.int(),
  to: z.int(),
  /** What is wrong with it, in both languages. */
  problem: Words.nullable(),
})

export const ParsedFrame = z.object({
  /** The frame as text, when it was given as hex too. */
  text: z.string(),
  bytes: z.int(),
  frameType: codeOf(frameType).nullable(),
  action: z.string().nullable(),
  messageId: z.string().nullable(),
  fields: z.array(ParsedField),
  /** What is wrong with the frame as a whole. */
  problems: z.array(Words),
  /** Whether the payload could be held against the standard's schema. */
  isChecked: z.boolean(),
  /** OCPP carries no checksum of its own: the line below it does. */
  checksum: z.enum(['none', 'right', 'wrong']),
})

export const MessageDetail = MessageRow.extend({ raw: z.string(), parsed: ParsedFrame })

export const Fields = z.object({
  /** The beginning of a pile's code. */
  pileCode: filter.text().pipe(pileNo.optional()),
  pileId: filter.ids(),
  protocol: filter.codes(protocol),
  direction: filter.codes(messageDirection),
  frameType: filter.codes(frameType),
  action: filter.texts(),
  messageId: filter.text(),
  hasError: z.preprocess(
    (value) => (value === '' ? undefined : value === 'true' || value),
    z.boolean().optional(),
  ),
  /** At most a day; without one the last 24 hours. */
  timeFrom: filter.from(),
  timeTo: filter.to(),
})
const within = ({ timeFrom, timeTo }: { timeFrom?: number | undefined; timeTo?: number | undefined }) =>
  timeFrom === undefined || timeTo === undefined || timeTo - timeFrom <= DAY
const TOO_LONG = { path: ['timeTo'], message: 'time.atMost24h' }

const sortable = ['id'] as const

/** A push to another platform and how it went. */
/** The life of a push to another platform, as far as people have a part in it. */
export const pushLife = lifeOf('pushStatus', pushStatus, {
  repush: {
    from: 'failed',
    to: 'rePushing',
    sentences: {
      'transition.notAllowed': ['Only a failed push can be pushed again', '仅推送失败的报文可重新推送'],
    },
  },
})

export const MessagePush = z.object({
  id: Id,
  stationId: Id,
  pileCode: z.string(),
  action: z.string().nullable(),
  pushTarget: z.string().nullable(),
  pushStatus: codeOf(pushStatus),
  pushTries: z.int(),
  pushMessage: z.string().nullable(),
  time: Timestamp,
})

export const PushFilter = z.object({
  pileCode: filter.text(),
  pushStatus: filter.codes(pushStatus),
  timeFrom: filter.from(),
  timeTo: filter.to(),
})

export const Ledger = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const at = service('parser-service/message')

export const message = {
  page: at('page', 'MessageQuery')
    .takes(paged(Fields, sortable).refine(within, TOO_LONG))
    .gives(pageOf(MessageRow)),
  /** A frame with all its parts, and with its call or answer. */
  get: at('get', ['MessageQuery', 'PileMonitorDetail'])
    .takes(ById)
    .gives(z.object({ message: MessageDetail, counterpart: MessageDetail.nullable() })),
  export: at('export', 'MessageQuery:export')
    .takes(exported(Fields, sortable).refine(within, TOO_LONG))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** Which protocols can be taken apart here. */
  protocols: at('protocols', 'MessageParser').gives(
    z.array(z.object({ protocol: codeOf(protocol), canParse: z.boolean(), hasChecksum: z.boolean() })),
  ),
  /** A frame as JSON or as hex; of an answer the action of its call, without which there is no schema. */
  parse: at('parse', 'MessageParser:query')
    .takes(
      z.object({
        protocol: codeOf(protocol),
        text: z.string().trim().min(1).max(MAX_TEXT),
        action: z.string().trim().max(64).nullable().default(null),
      }),
    )
    .gives(ParsedFrame),
  repushPage: at('repushPage', 'MessageRepush').takes(paged(PushFilter, sortable)).gives(pageOf(MessagePush)),
  /** Never what a pile has sent. */
  repush: at('repush', 'MessageRepush:repush').takes(ById).gives(MessagePush).moves(pushLife.repush),
  repushBatch: at('repushBatch', 'MessageRepush:repush').takes(chosen(PushFilter, {})).gives(Ledger),
}

export type MessageRow = z.input<typeof MessageRow>
export type MessagePush = z.input<typeof MessagePush>
export type ParsedField = z.input<typeof ParsedField>
export type ParsedFrame = z.input<typeof ParsedFrame>
