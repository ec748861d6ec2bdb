import { dataOf } from '../client/outcome.ts'
import { createEventParser } from './event-parser.ts'
import type { LiveEventType, StreamMessage } from './live-event.ts'

export interface LiveStreamOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
  token: string | null | undefined
  /** Absent means every type that the caller may hear. */
  types?: readonly LiveEventType[] | undefined
  stationIds?: readonly number[] | undefined
  /** The id of the last message heard: what came after it is told, or a `reset`. */
  lastEventId?: string | undefined
  signal?: AbortSignal | undefined
  /** The server has taken the subscription. */
  onOpen?: (() => void) | undefined
  /** Bytes have come: the line is alive, also when there is nothing to tell. */
  onBeat?: (() => void) | undefined
  onMessage(message: StreamMessage): void
}

/**
 * Listens to `/events` until the stream ends, and resolves then; a refusal is thrown as an `ApiError`. It reads with
 * `fetch`, since `EventSource` cannot carry the token. Opening it again is the caller's.
 */
export async function openLiveStream(options: LiveStreamOptions): Promise<void> {
  const { baseUrl, token, types, stationIds, lastEventId, signal } = options
  const address = new URL(`${baseUrl.replace(/\/$/, '')}/events`, globalThis.location?.href)
  if (types) address.searchParams.set('types', types.join(','))
  if (stationIds) address.searchParams.set('stationIds', stationIds.join(','))
  const response = await fetch(address, {
    headers: {
      accept: 'text/event-stream',
      ...(token && { authorization: token }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    ...(signal && { signal }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!isStream || !response.body) {
    dataOf({ status: response.status, headers: response.headers, body: await response.text() })
    return
  }
  options.onOpen?.()
  const parse = createEventParser(options.onMessage)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    options.onBeat?.()
    parse(next.value)
  }
}
