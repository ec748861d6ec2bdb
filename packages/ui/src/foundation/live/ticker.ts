import { browserClock, type Clock } from './clock.ts'

/** A clock that tells when a second has passed. Between two ticks its time stands still. */
export interface Ticker {
  /** Milliseconds since 1970 at the last tick. */
  now(): number
  subscribe(onTick: () => void): () => void
}

const SECOND = 1_000

/**
 * Ticks at each full second for everybody who listens, with one timer for all. It stands still while the page is hidden
 * or nobody listens, and then goes on with the true time.
 */
export function createTicker(clock: Clock = browserClock): Ticker {
  const listeners = new Set<() => void>()
  let now = clock.now()
  let callOff: (() => void) | undefined
  let leave: (() => void) | undefined

  function wait() {
    callOff?.()
    callOff = clock.isHidden() ? undefined : clock.after(SECOND - (clock.now() % SECOND), tick)
  }

  function tick() {
    now = clock.now()
    wait()
    for (const notify of [...listeners]) notify()
  }

  function start() {
    now = clock.now()
    leave = clock.onVisibility(() => (clock.isHidden() ? wait() : tick()))
    wait()
  }

  function stop() {
    callOff?.()
    callOff = undefined
    leave?.()
  }

  return {
    // Who asks before anybody listens gets the true time, to the second.
    now: () => {
      if (listeners.size === 0 && Math.abs(clock.now() - now) >= SECOND) now = clock.now()
      return now
    },
    subscribe(onTick) {
      if (listeners.size === 0) start()
      listeners.add(onTick)
      return () => {
        listeners.delete(onTick)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** Stands at one moment: for stories and pictures. */
export function stoppedAt(epoch: number): Ticker {
  return { now: () => epoch, subscribe: () => () => undefined }
}
