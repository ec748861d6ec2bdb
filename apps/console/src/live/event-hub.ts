import { type ApiError, dataOf } from '@ampdeck/api/client/outcome'
import {
  LIVE_EVENT_TYPES,
  type LiveEvent,
  type LiveEventType,
  STREAM_EVENTS,
} from '@ampdeck/api/events/live-event'

export interface Listener {
  /** What has come together, in order. */
  onEvents(events: readonly LiveEvent[]): void
  /** Something may have been missed: what is shown is to be read again. */
  onGap?: (() => void) | undefined
  /** The line is alive, and all that is not told is as it was. */
  onBeat?: (() => void) | undefined
}

/** Hands what one stream says to all who want to hear it. */
export function createEventHub(gather: (run: () => void) => void = queueMicrotask) {
  const listeners = new Map<Listener, readonly LiveEventType[]>()
  let waiting: LiveEvent[] = []

  function flush() {
    const events = waiting
    waiting = []
    for (const [listener, types] of [...listeners]) {
      const wanted = events.filter(({ type }) => types.includes(type))
      if (wanted.length > 0) listener.onEvents(wanted)
    }
  }

  return {
    /** Every type that somebody wants to hear. */
    types: () =>
      LIVE_EVENT_TYPES.filter((type) => [...listeners.values()].some((types) => types.includes(type))),
    subscribe(types: readonly LiveEventType[], listener: Listener) {
      listeners.set(listener, types)
      return () => {
        listeners.delete(listener)
      }
    },
    publish(event: LiveEvent) {
      if (waiting.length === 0) gather(flush)
      waiting.push(event)
    },
    gap() {
      for (const listener of [...listeners.keys()]) listener.onGap?.()
    },
    beat() {
      for (const listener of [...listeners.keys()]) listener.onBeat?.()
    },
  }
}

export type LiveMessage =
  | { is: 'event'; event: LiveEvent }
  | { is: 'reset' | 'permission' }
  | { is: 'end'; failure: ApiError | undefined }

const types: readonly string[] = LIVE_EVENT_TYPES

/** What a message of the stream means; one that a newer server may have invented means nothing. */
export function readMessage(event: string, data: string): LiveMessage | undefined {
  if (event === STREAM_EVENTS.reset || event === STREAM_EVENTS.permission) return { is: event }
  if (data === '' || (event !== STREAM_EVENTS.end && !types.includes(event))) return undefined
  const body = parsed(data)
  if (body === undefined) return undefined
  if (event === STREAM_EVENTS.end) return { is: 'end', failure: failureIn(body) }
  // The server's own contract; a check of each field of each event would cost more than drawing it.
  return { is: 'event', event: body as LiveEvent }
}

function parsed(data: string): object | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** The failure with which a call would be answered now. */
function failureIn(body: object): ApiError | undefined {
  try {
    dataOf({ status: 200, headers: new Headers(), body })
    return undefined
  } catch (failure) {
    return failure as ApiError
  }
}
