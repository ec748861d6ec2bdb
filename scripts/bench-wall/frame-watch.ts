/** What a wall's page has counted of one scene. */
export interface SceneFrames {
  seconds: number
  frames: number
  /** Frames that came more than 50 ms after the one before. */
  late: number
  /** Frames for which the page itself held its main thread for more than 50 ms. */
  long: number
  worst: number
}

export type FramesByScene = Readonly<Record<string, SceneFrames>>

/** Runs in the page, before anything else: counts only, so that it keeps nothing itself. */
export function watchFrames(): void {
  const LATE_MS = 50
  const counted: Record<string, SceneFrames> = {}
  const shown = () => {
    const name = document.querySelector('h1')?.textContent ?? ''
    counted[name] ??= { seconds: 0, frames: 0, late: 0, long: 0, worst: 0 }
    return counted[name]
  }
  let last = performance.now()
  requestAnimationFrame(function frame(now) {
    const of = shown()
    const ms = now - last
    last = now
    of.frames++
    of.seconds += ms / 1_000
    if (ms > LATE_MS) of.late++
    of.worst = Math.max(of.worst, ms)
    requestAnimationFrame(frame)
  })
  new PerformanceObserver((list) => {
    shown().long += list.getEntries().length
  }).observe({ type: 'long-animation-frame' })
  Object.assign(globalThis, { countedFrames: () => counted })
}
