import { createContext, use, useSyncExternalStore } from 'react'
import { everySecond, type Ticker } from './ticker.ts'

/** Who tells the time. */
export const TickerContext = createContext<Ticker>(everySecond())

/** Something derived from the present moment; the component is rendered again only when it changes. */
export function useTick<T extends string | number | boolean>(read: (now: number) => T): T {
  const ticker = use(TickerContext)

  return useSyncExternalStore(ticker.subscribe, () => read(ticker.now()))
}
