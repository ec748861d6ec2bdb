import type { Clock } from './clock.ts'

/** A clock that stands until it is moved: for tests, stories and pictures. */
export interface ManualClock extends Clock {
  /** Moves the time on and runs what has become due, in order. */
  advance(ms: number): void
  hide(isHidden: boolean): void
  /** How many calls are still to come. */
  waiting(): number
}

/** A clock that begins at an epoch in milliseconds. */
export function manualClock(start: number): ManualClock {
  let now = start
  let hidden = false
  let due: { at: number; run: () => void }[] = []
  const watchers = new Set<() => void>()

  function popNext(until: number) {
    const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
    due = due.filter((call) => call !== next)
    return next
  }

  return {
    now: () => now,
    after(ms, run) {
      const call = { at: now + ms, run }
      due.push(call)
      return () => {
        due = due.filter((other) => other !== call)
      }
    },
    isHidden: () => hidden,
    onVisibility(run) {
      watchers.add(run)
      return () => watchers.delete(run)
    },
    advance(ms) {
      const until = now + ms
      for (let call = popNext(until); call; call = popNext(until)) {
        now = Math.max(now, call.at)
        call.run()
      }
      now = until
    },
    hide(isHidden) {
      hidden = isHidden
      for (const notify of watchers) notify()
    },
    waiting: () => due.length,
  }
}
