/** What the live parts need of time and of the page's visibility; tests and pictures bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once after `ms`; returns the way to call it off. */
  after(ms: number, run: () => void): () => void
  isHidden(): boolean
  /** Tells when the page is hidden or shown; returns the way to stop. */
  onVisibility(run: () => void): () => void
}

/** The time of the browser, and of its tab. Outside a browser nothing is ever hidden. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  isHidden: () => typeof document !== 'undefined' && document.hidden,
  onVisibility(run) {
    if (typeof document === 'undefined') return () => undefined
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  },
}
