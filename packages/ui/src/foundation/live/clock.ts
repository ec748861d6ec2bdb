import { serverNow } from '@ampdeck/api/server-clock'
/** What the live parts need of time and of the page's visibility; tests and pictures bring their own. */
export interface Clock {
  /** Milliseconds since 1970, by the server's clock. */
  now(): number
  /** Calls once after `ms`; returns the way to call it off. */
  after(ms: number, run: () => void): () => void
  isHidden(): boolean
  /** Tells when the page is hidden or shown; returns the way to stop. */
  onVisibility(run: () => void): () => void
}

/** The server's time as far as answers have told it, else the browser's, and the tab. Outside a browser nothing is ever hidden. */
export const browserClock: Clock = {
  now: serverNow,
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
