import type { Clock } from '@ampdeck/ui/live'

/** How often what a page has read is read again because of events, at most. */
export const REFRESH_MS = 5_000

/** Does something when asked, at most once in a while: what is asked too early is done at the end of the pause. */
export function createGentleRefresh(run: () => void, clock: Clock, everyMs = REFRESH_MS) {
  let doneAt = clock.now()
  let callOff: (() => void) | undefined

  function now() {
    callOff?.()
    callOff = undefined
    doneAt = clock.now()
    run()
  }

  return {
    ask() {
      callOff ??= clock.after(Math.max(0, doneAt + everyMs - clock.now()), now)
    },
    now,
    close: () => callOff?.(),
  }
}
