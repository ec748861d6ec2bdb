import { performance } from 'node:perf_hooks'
import { messageDirection } from '@ampdeck/api/enumerations/interface'
import type RpcServerClient from 'ocpp-rpc/lib/server-client'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { withoutLogins } from '../../foundation/address-login.ts'
import { CALL, frameHead, storable } from './frame.ts'
import type { Frame, FrameLog } from './frame-log.ts'
import { frames, schemaErrors } from './metrics.ts'
import { type Protocol, protocolCode } from './protocol.ts'

const { up: UP, down: DOWN } = messageDirection.code
/** Calls of one direction that wait for their answers; a pile has one. */
const MAX_OPEN = 64

interface OpenCall {
  frame: Frame
  since: number
}

interface Options {
  at: ChargePoint
  protocol: Protocol
  platform: Pick<Platform, 'now'>
  log: FrameLog
  /** Calls that are counted by their name; a pile may make up any number of others. */
  isKnown(action: string): boolean
}

export interface Recorder {
  /** Keeps with the frame that brought a payload what is not in it as the standard wants it. */
  remark(payload: unknown, text: string): void
  /** The same of what is as the standard wants it, and strange. */
  note(payload: unknown, text: string): void
}

/** How the remarks of a frame begin that was taken all the same. */
export const ACCEPTED = 'Accepted: '

/** Keeps each frame of a link with its call or answer, and with what was wrong in it. */
export function recordFrames(client: RpcServerClient, options: Options): Recorder {
  const { at, protocol, platform, log, isKnown } = options
  const open = { up: new Map<string, OpenCall>(), down: new Map<string, OpenCall>() }
  let lastUp: Frame | undefined
  /** An answer is read later than its frame came, and another frame may have come by then. */
  const framesOf = new WeakMap<object, Frame>()

  client.on('message', ({ message, outbound }: { message: string; outbound: boolean }) => {
    const direction = outbound ? DOWN : UP
    const { type, messageId, action } = frameHead(message)
    const since = performance.now()
    const call = type === CALL ? undefined : removeCall(open[outbound ? 'up' : 'down'], messageId)
    const name = action ?? call?.frame.action ?? null
    const frame: Frame = {
      sellerId: at.sellerId,
      stationId: at.stationId,
      pileId: at.pileId,
      pileCode: at.code,
      protocol: protocolCode[protocol],
      direction,
      frameType: type,
      action: name && storable(name),
      messageId: messageId && storable(messageId),
      call: call?.frame ?? null,
      raw: storable(outbound ? withoutSecrets(message) : message),
      ts: platform.now(),
      latencyMs: call ? Math.round(since - call.since) : null,
      schemaError: null,
    }
    if (type === CALL && messageId !== null)
      keepCall(open[outbound ? 'down' : 'up'], messageId, { frame, since })
    if (!outbound) lastUp = frame
    // The names of our own calls are those of the standard.
    const isOurs = outbound === (type === CALL)
    const label = name && (isOurs || isKnown(name)) ? name : 'other'
    frames.inc({ direction: outbound ? 'down' : 'up', action: label })
    log.add(frame)
  })

  const keepPayload = ({ outbound, payload }: { outbound: boolean; payload: readonly unknown[] }) => {
    const body = payload[0] === CALL ? payload[3] : payload[2]
    if (!outbound && lastUp && isObject(body)) framesOf.set(body, lastUp)
  }
  client.on('call', keepPayload)
  client.on('response', keepPayload)

  client.on('badMessage', ({ error }: { error: Error }) => {
    // An answer that comes after its time is as it should be, only late.
    if (!lastUp || lastUp.call) return
    schemaErrors.inc({ direction: 'up' })
    lastUp.schemaError = storable(error.message)
  })

  const frameOf = (payload: unknown) => (isObject(payload) ? framesOf.get(payload) : undefined) ?? lastUp

  function keep(frame: Frame, text: string): void {
    frame.schemaError = storable(text)
    log.amend(frame)
  }

  return {
    remark(payload, text) {
      schemaErrors.inc({ direction: 'up' })
      const frame = frameOf(payload)
      if (frame) keep(frame, text)
    },
    note(payload, text) {
      const frame = frameOf(payload)
      const before = frame?.schemaError
      // What could not be stored at once is looked at again.
      if (frame && !before?.includes(text)) keep(frame, before ? `${before}; ${text}` : `${ACCEPTED}${text}`)
    },
  }
}

/** A password is written down nowhere, not even with the frame that brings it: a pile's own, or that of an address. */
function withoutSecrets(frame: string): string {
  const plain = withoutLogins(frame)
  return /"(AuthorizationKey|BasicAuthPassword)"/.test(plain)
    ? plain.replace(/"((?:attributeV|v)alue)":"[^"]*"/g, '"$1":"***"')
    : plain
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function keepCall(calls: Map<string, OpenCall>, messageId: string, call: OpenCall) {
  calls.set(messageId, call)
  const [oldest] = calls.keys()
  if (calls.size > MAX_OPEN && oldest !== undefined) calls.delete(oldest)
}

function removeCall(calls: Map<string, OpenCall>, messageId: string | null): OpenCall | undefined {
  if (messageId === null) return undefined
  const call = calls.get(messageId)
  calls.delete(messageId)
  return call
}
