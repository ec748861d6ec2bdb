import { ApiError, endsSession, withoutAnswer } from '../client/outcome.ts'
import { pause } from '../client/pause.ts'
import type { LiveEvent, LiveEventOf, LiveEventType } from './live-event.ts'
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
   * could not be resumed where it broke, and when the caller's rights have changed. Events wait until the reading is
   * done; where it fails, the line is opened anew and this is called again.
   */
  onGap?: (() => void | Promise<void>) | undefined
  /** The line is there (`open`), or is being tried again (`lost`). */
  onLine?: ((state: 'open' | 'lost') => void) | undefined
  /** Ends the subscription: nothing is handed over from then on. */
  signal?: AbortSignal | undefined
}

/** A subscription over all of its lines. */
interface Subscription {
  lastEventId: string | undefined
  /** Lines that failed since one was good. */
  tries: number
  /** Ends the line that there is. */
  line: AbortController
  /** How many readings go on, and the events that wait for them. */
  readings: number
  waiting: LiveEvent[]
  /** Why the line ends, where it is not the line's own failure. */
  failure: ApiError | undefined
  /** What a function of the caller has thrown. */
  thrown: { error: unknown } | undefined
}

/**
 * Listens to live events. A line that breaks or falls silent is opened again, later and later, and goes on where it
 * was. Resolves when the signal ends it.
 *
 * @throws `ApiError` when the session has ended, or nothing of what is wanted may be heard; and whatever a function of
 * `on` or `onGap` throws besides
 */
export async function subscribe(options: SubscribeOptions): Promise<void> {
  const { signal, onLine } = options
  const subscription: Subscription = {
    lastEventId: undefined,
    tries: 0,
    line: new AbortController(),
    readings: 0,
    waiting: [],
    failure: undefined,
    thrown: undefined,
  }
  while (!signal?.aborted) {
    Object.assign(subscription, { line: new AbortController(), failure: undefined })
    await listen(options, subscription).catch((error: unknown) => {
      subscription.failure ??= withoutAnswer(error)
    })
    const { failure, thrown } = subscription
    if (signal?.aborted) return
    if (thrown) throw thrown.error
    if (failure && (endsSession(failure) || failure.kind === 'forbidden')) throw failure
    onLine?.('lost')
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** subscription.tries++)
    await pause(wait * (1 + Math.random() / 2), signal).catch(() => undefined)
  }
}

/** One line, until it breaks, falls silent or is ended. */
async function listen(
  { baseUrl, token, on, stationIds, onGap, onLine, signal }: SubscribeOptions,
  subscription: Subscription,
): Promise<void> {
  const { line, lastEventId, tries } = subscription
  const giveUp = () => line.abort()
  let timer = setTimeout(giveUp, SILENT_MS)

  const fail = (error: unknown) => {
    if (signal?.aborted) return
    subscription.thrown ??= { error }
    subscription.line.abort()
  }
  const hear = (event: LiveEvent) => {
    if (signal?.aborted || subscription.thrown) return
    try {
      const listener = on[event.type] as ((event: LiveEvent) => void) | undefined
      listener?.(event)
    } catch (error) {
      fail(error)
    }
  }
  const tellGap = async () => {
    subscription.readings++
    try {
      await onGap?.()
    } catch (error) {
      if (!(error instanceof ApiError)) fail(error)
      // The next line is to tell it again, and not at once.
      else Object.assign(subscription, { failure: error, lastEventId: undefined, tries, waiting: [] })
      subscription.line.abort()
    }
    subscription.readings--
    if (subscription.readings === 0) subscription.waiting.splice(0).forEach(hear)
  }

  try {
    await openLiveStream({
      baseUrl,
      token: token(),
      types: Object.keys(on) as LiveEventType[],
      stationIds,
      lastEventId,
      signal: signal ? AbortSignal.any([signal, line.signal]) : line.signal,
      onOpen() {
        subscription.tries = 0
        onLine?.('open')
        if (lastEventId === undefined) void tellGap()
      },
      onBeat() {
        clearTimeout(timer)
        timer = setTimeout(giveUp, SILENT_MS)
      },
      onMessage({ id, event, data }) {
        // What came together with the event after which nobody listens any more.
        if (signal?.aborted || line.signal.aborted) return
        const message = readMessage(event, data)
        if (message?.is === 'event' && subscription.readings > 0) subscription.waiting.push(message.event)
        else if (message?.is === 'event') hear(message.event)
        else if (message?.is === 'end')
          subscription.failure = message.failure ?? new ApiError('unauthorized', '')
        else if (message) void tellGap()
        if (id !== undefined) subscription.lastEventId = id
      },
    })
  } finally {
    clearTimeout(timer)
  }
}
