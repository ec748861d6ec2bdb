import { LIVE_EVENT_TYPES, type LiveEvent, type LiveEventType } from '@ampdeck/api/events/live-event'

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
