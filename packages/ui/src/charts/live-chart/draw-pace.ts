import type { Clock } from '../../foundation/live/clock.ts'

/** Draws at most so often, and not at all while nobody sees it. */
export interface DrawPace {
  /** Something changed: draw when it is time. */
  ask(): void
  /** Whether the drawing is on the screen. */
  show(isShown: boolean): void
  stop(): void
}

/**
 * Drawings happen only at whole multiples of the gap. All charts of a page that have the same gap therefore draw in one
 * frame: ten charts, each at a time of its own, cost the browser ten frames.
 *
 * @param gapMs the time between two drawings
 */
export function drawPace(clock: Clock, gapMs: number, draw: () => void): DrawPace {
  let isShown = true
  let isDue = false
  let callOff: (() => void) | undefined

  function run() {
    callOff = undefined
    if (!isDue || !isShown || clock.isHidden()) return
    isDue = false
    draw()
  }

  function plan() {
    if (callOff || !isDue || !isShown || clock.isHidden()) return
    callOff = clock.after(gapMs - (clock.now() % gapMs), run)
  }

  const leave = clock.onVisibility(plan)
  return {
    ask() {
      isDue = true
      plan()
    },
    show(now) {
      isShown = now
      plan()
    },
    stop() {
      leave()
      callOff?.()
      callOff = undefined
      isDue = false
    },
  }
}
