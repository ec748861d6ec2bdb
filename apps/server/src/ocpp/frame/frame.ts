import { frameType } from '@ampdeck/api/enumerations/interface'
/** What can be told of a frame without reading all of it; what is not as it should be is null. */
export interface FrameHead {
  /** 2 call, 3 result, 4 error. */
  type: number | null
  messageId: string | null
  /** Of a call. */
  action: string | null
}

export const CALL = frameType.code.call

const HEAD = /^\s*\[\s*([234])\s*,\s*(?:"([^"\\]{0,64})"|(-?\d{1,20}))\s*(?:,\s*"([^"\\]{1,64})")?/

/** The beginning of a frame. It is read once more by the protocol's library, with all the rest. */
export function frameHead(text: string): FrameHead {
  const [, type, messageId, numericId, action] = HEAD.exec(text) ?? []
  return {
    type: type ? Number(type) : null,
    messageId: messageId ?? numericId ?? null,
    action: type === String(CALL) ? (action ?? null) : null,
  }
}

/** How JSON writes a character zero and a half of a pair; the half of a whole pair is written so by some piles too. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i
const UNKEEPABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f]..)/
const EVERY_UNKEEPABLE = new RegExp(UNKEEPABLE, 'g')

/** Whether a frame may have a text that no database keeps: then its payload is looked at. */
export function isSuspect(frame: string): boolean {
  return SUSPECT.test(frame)
}

/** Whether every text of a payload is one that PostgreSQL can keep: without a zero, and without half a character. */
export function isKeepable(payload: unknown): boolean {
  return !UNKEEPABLE.test(JSON.stringify(payload))
}

/** A payload as PostgreSQL can keep it. */
export function keepable<Payload>(payload: Payload): Payload {
  if (isKeepable(payload)) return payload
  return JSON.parse(JSON.stringify(payload).replace(EVERY_UNKEEPABLE, '$1\\ufffd'))
}

/** A text as PostgreSQL can keep it: it has no character zero. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

/** Whether a payload has more values than so many, however deep they lie. */
export function hasMoreValues(payload: unknown, most: number): boolean {
  const open = [payload]
  let count = 0
  while (open.length > 0 && count <= most) {
    const value = open.pop()
    count += 1
    if (typeof value !== 'object' || value === null) continue
    for (const part of Object.values(value)) open.push(part)
  }
  return count > most
}
