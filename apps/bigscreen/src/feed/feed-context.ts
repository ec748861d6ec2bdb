import { createContext, use } from 'react'
import { useTick } from '../time/use-tick.ts'
import { type Feed, type Freshness, freshnessOf } from './feed.ts'

/** What a scene shows: the scene says it once for all its parts. */
export const FeedContext = createContext<Feed>({ view: undefined, since: 0, failure: undefined, started: [] })

/** How far the values of the scene may be trusted at this moment. */
export function useFreshness(): Freshness {
  const feed = use(FeedContext)
  return useTick((now) => freshnessOf(feed, now))
}
