export { ageText } from './age-text.ts'
export { browserClock, type Clock } from './clock.ts'
export {
  createLiveLine,
  type LineAttempt,
  type LineState,
  type LiveLine,
  type LiveLineOptions,
} from './live-line.ts'
export {
  createLiveStore,
  type LiveEntry,
  type LiveFeed,
  type LiveStore,
  type LiveStoreOptions,
} from './live-store.ts'
export { type ManualClock, manualClock } from './manual-clock.ts'
export { joinUpdates, type Known, type LiveUpdate, mergeUpdate } from './merge-update.ts'
export { retryWait } from './retry-wait.ts'
export { createTicker, stoppedAt, type Ticker } from './ticker.ts'
export { useLive, useLiveAll } from './use-live.ts'
export { TickerContext, useTick } from './use-tick.ts'
