import type { CodeOf } from '@ampdeck/api/enumeration'
import type { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { protocol } from '@ampdeck/api/enumerations/equipment'
import { frameType, type messageDirection } from '@ampdeck/api/enumerations/interface'
import type { message } from '@ampdeck/api/parser/message'
import { DAY, MINUTE } from '@ampdeck/api/time'
import type { z } from 'zod'
import { idAt } from '../database/ids.ts'
import { readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { failures } from '../foundation/failure.ts'
import * as store from '../ocpp/frame/message.store.ts'
import { parseFrame } from './frame-parser.ts'
import { canParse } from './schema-check.ts'

type Filter = Omit<z.output<typeof message.page.input>, 'current' | 'pageSize' | 'sortField' | 'sortOrder'>

/** A call is answered soon or not at all. */
const ANSWERED_IN = idAt(5 * MINUTE) - idAt(0)
/** Frames that an export holds in memory. */
const AT_ONCE = 2_000

/** An answer, as its call tells of it. */
type Answer = Pick<store.Message, 'id' | 'frameType' | 'latencyMs'>

/** Frames of at most a day, the newest first, each with its call or answer. */
export async function page(rows: Rows, request: z.output<typeof message.page.input>, now: number) {
  const order = request.sortOrder ?? 'desc'
  const query = framesOf(rows, request, now).selectAll('message')
  const found = await readPage(rows.db, query, request, { by: 'message.id', order, id: 'message.id' })
  return { ...found, records: await withAnswers(rows, found.records) }
}

/** What an export is made of: the frames of one pile, and a period that does not move on while it waits. */
export function exportable(input: z.output<typeof message.export.input>, now: number) {
  if (input.pileCode === undefined && input.pileId === undefined)
    throw failures.invalid([{ path: ['pileCode'], message: 'required' }])
  return { ...input, timeFrom: input.timeFrom ?? (input.timeTo ?? now) - DAY }
}

/** All frames of a filter, the newest first, some thousand at a time. */
export async function* exported(rows: Rows, request: Filter) {
  for (let before: number | undefined; ; ) {
    const query = framesOf(rows, request, 0).selectAll('message').orderBy('message.id', 'desc').limit(AT_ONCE)
    const found = await (before === undefined ? query : query.where('message.id', '<', before)).execute()
    const shownRows = await withAnswers(rows, found)
    for (const [index, row] of shownRows.entries()) yield { ...row, raw: found[index]?.raw ?? '' }
    before = found.at(-1)?.id
    if (found.length < AT_ONCE) return
  }
}

export async function get(rows: Rows, id: number) {
  const found = await store.get(rows, id)
  if (!found) throw failures.notFound()
  const other = await store.counterpart(rows, found)
  return { message: detailOf(found, other), counterpart: other ? detailOf(other, found) : null }
}

/** What can be taken apart here: OCPP, which has no checksum of its own. */
export function parsers() {
  return protocol.codes.map((code) => ({ protocol: code, canParse: canParse(code), hasChecksum: false }))
}

export function parse(input: z.output<typeof message.parse.input>) {
  if (!canParse(input.protocol))
    throw failures.invalid([{ path: ['protocol'], message: 'protocol.notParsed' }])
  return parseFrame(input)
}

function framesOf(rows: Rows, request: Filter, now: number) {
  const {
    timeFrom,
    timeTo,
    pileCode,
    pileId,
    direction,
    protocol: protocolCodes,
    action,
    messageId,
  } = request
  const to = timeTo ?? (timeFrom === undefined ? undefined : timeFrom + DAY)
  const from = timeFrom ?? (to ?? now) - DAY
  return store.messages(rows, {
    pileIds: pileId,
    pileCode,
    protocols: protocolCodes,
    directions: direction,
    frameTypes: request.frameType,
    actions: action,
    messageId,
    hasError: request.hasError,
    from,
    to,
  })
}

/** The frames of a page, the calls with what has become of them. */
async function withAnswers(rows: Rows, found: readonly store.Message[]) {
  const calls = found.filter(({ frameType: type }) => type === frameType.code.call)
  if (calls.length === 0) return found.map((row) => shown(row))
  const ids = calls.map(({ id }) => id)
  const answers = await rows
    .from('message')
    .where('message.pileId', 'in', [...new Set(calls.map(({ pileId }) => pileId))])
    .where('message.pairId', 'in', ids)
    .where('message.id', '>', Math.min(...ids))
    .where('message.id', '<', Math.max(...ids) + ANSWERED_IN)
    .select(['message.id', 'message.pairId', 'message.frameType', 'message.latencyMs'])
    .execute()
  const byCall = new Map(answers.map((answer) => [answer.pairId, answer]))
  return found.map((row) => shown(row, byCall.get(row.id)))
}

function shown({ raw, pairId, ...row }: store.Message, answer?: Answer) {
  return {
    ...row,
    // What the gateway has written; the columns know no more than numbers.
    protocol: row.protocol as CodeOf<typeof protocols>,
    direction: row.direction as CodeOf<typeof messageDirection>,
    frameType: row.frameType as CodeOf<typeof frameType> | null,
    counterpartId: pairId ?? answer?.id ?? null,
    latencyMs: row.latencyMs ?? answer?.latencyMs ?? null,
    isRefused: answer?.frameType === frameType.code.error,
    time: row.ts,
    bytes: Buffer.byteLength(raw),
  }
}

function detailOf(row: store.Message, other: store.Message | undefined) {
  const isCall = row.frameType === frameType.code.call
  return {
    ...shown(row, isCall ? other : undefined),
    raw: row.raw,
    parsed: parseFrame({ protocol: row.protocol, text: row.raw, action: isCall ? null : row.action }),
  }
}
