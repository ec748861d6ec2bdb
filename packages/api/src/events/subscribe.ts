import { ApiError, endsSession, withoutAnswer } from '../client/outcome.ts'
import { pause } from '../client/pause.ts'
import type { LiveEventOf, LiveEventType } from './live-event.ts'
import { openLiveStream } from './open-live-stream.ts'
import { readMessage } from './read-message.ts'

/** The wait before the next try doubles from the first to the last, and a half of it is added by chance. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** The server sends a beat every 10 s; a line without one is broken. */
const SILENT_MS = 25_000

export interface SubscribeOptions {
  /** The server's address, or a path such as `/api` in a browser. */
  baseUrl: string
  /** The token of the session; asked for each time the stream is opened. */
  token: () => string | null | undefined
  /** What to do with the events of each type; types without an entry are not asked for. */
  on: { readonly [Type in LiveEventType]?: (event: LiveEventOf<Type>) => void }
  /** Only what happens at these stations. */
  stationIds?: readonly number[] | undefined
  /**
   * Events may have been missed: read again what you show. Called when the stream opens for the first time, when it
   * could not be resumed where it broke, and when the caller's rights have changed.
   */
  onGap?: (() => void) | undefined
  /** The line is there (`open`), or is being tried again (`lost`). */
  onLine?: ((state: 'open' | 'lost') => void) | undefined
  /** Ends the subscription. */
  signal?: AbortSignal | undefined
}

/**
 * Listens to live events. A line that breaks or falls silent is opened again, later and later, and goes on where it
 * was. Resolves when the signal ends it.
 *
 * @throws `ApiError` when the session has ended, or nothing of what is wanted may be heard
 */
export async function subscribe(options: SubscribeOptions): Promise<void> {
  const { signal, onLine } = options
  const stream = { lastEventId: undefined as string | undefined, tries: 0 }
  while (!signal?.aborted) {
    const thrown = await listen(options, stream).then(
      () => undefined,
      (error: unknown) => withoutAnswer(error),
    )
    if (signal?.aborted) return
    if (thrown && (endsSession(thrown) || thrown.kind === 'forbidden')) throw thrown
    onLine?.('lost')
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** stream.tries++)
    await pause(wait * (1 + Math.random() / 2), signal).catch(() => undefined)
  }
}

/** One line, until it breaks, falls silent or is ended. */
async function listen(
  { baseUrl, token, on, stationIds, onGap, onLine, signal }: SubscribeOptions,
  stream: { lastEventId: string | undefined; tries: number },
): Promise<void> {
  const silence = new AbortController()
  const giveUp = () => silence.abort()
  let timer = setTimeout(giveUp, SILENT_MS)
  let ended: ApiError | undefined
  try {
    await openLiveStream({
      baseUrl,
      token: token(),
      types: Object.keys(on) as LiveEventType[],
      stationIds,
      lastEventId: stream.lastEventId,
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
      onOpen() {
        stream.tries = 0
        onLine?.('open')
        if (stream.lastEventId === undefined) onGap?.()
      },
      onBeat() {
        clearTimeout(timer)
        timer = setTimeout(giveUp, SILENT_MS)
      },
      onMessage({ id, event, data }) {
        const message = readMessage(event, data)
        if (message?.is === 'event') {
          const hear = on[message.event.type] as ((event: unknown) => void) | undefined
          hear?.(message.event)
        } else if (message?.is === 'end') ended = message.failure ?? new ApiError('unauthorized', '')
        else if (message) onGap?.()
        if (id !== undefined) stream.lastEventId = id
      },
    })
  } finally {
    clearTimeout(timer)
  }
  if (ended) throw ended
}
