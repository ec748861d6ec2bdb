import { createContext, use, useSyncExternalStore } from 'react'
import { createTicker, type Ticker } from './ticker.ts'

/** Who tells the time to countdowns and ages; one ticker for the whole page unless a provider brings another. */
export const TickerContext = createContext<Ticker>(createTicker())

/**
 * Something derived from the present moment, read again at each full second. The component is rendered again only when
 * it changes, so return a number or a word rather than an object.
 */
export function useTick<T extends string | number | boolean>(read: (now: number) => T): T {
  const ticker = use(TickerContext)
  const current = () => read(ticker.now())

  return useSyncExternalStore(ticker.subscribe, current, current)
}
