/** What can be told of a frame without reading all of it; what is not as it should be is null. */
export interface FrameHead {
  /** 2 call, 3 result, 4 error. */
  type: number | null
  messageId: string | null
  /** Of a call. */
  action: string | null
}

export const CALL = 2

const HEAD = /^\s*\[\s*([234])\s*,\s*"([^"\\]{0,64})"\s*(?:,\s*"([^"\\]{1,64})")?/

/** The beginning of a frame. It is read once more by the protocol's library, with all the rest. */
export function frameHead(text: string): FrameHead {
  const [, type, messageId, action] = HEAD.exec(text) ?? []
  return {
    type: type ? Number(type) : null,
    messageId: messageId ?? null,
    action: type === String(CALL) ? (action ?? null) : null,
  }
}

/** A text as PostgreSQL can keep it: it has no character zero. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
