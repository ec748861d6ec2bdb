import { serverNow } from '@ampdeck/api/server-clock'
/** A clock that tells when a second has passed. Between two ticks its time stands still. */
export interface Ticker {
  now(): number
  subscribe(onTick: () => void): () => void
}

const SECOND = 1_000

/** Ticks at each full second of the server while somebody listens. */
export function everySecond(): Ticker {
  const listeners = new Set<() => void>()
  let now = serverNow()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    now = serverNow()
    timer = setTimeout(tick, SECOND - (now % SECOND))
  }

  function tick() {
    wait()
    for (const notify of listeners) notify()
  }

  return {
    now: () => now,
    subscribe(onTick) {
      if (listeners.size === 0) wait()
      listeners.add(onTick)
      return () => {
        listeners.delete(onTick)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

/** Stands at one moment: for stories and pictures. */
export function stoppedAt(epoch: number): Ticker {
  return { now: () => epoch, subscribe: () => () => undefined }
}
