import { createContext, use } from 'react'
import { useTick } from '../time/use-tick.ts'
import { type Freshness, freshnessOf, type Source } from './source.ts'

/** Where the values come from that stand in a scene, or in a part of it. */
export const SourceContext = createContext<Source<unknown>>({
  view: undefined,
  since: 0,
  failure: undefined,
})

/** How far the values that stand here may be trusted at this moment. */
export function useFreshness(): Freshness {
  const source = use(SourceContext)
  return useTick((now) => freshnessOf(source, now))
}
