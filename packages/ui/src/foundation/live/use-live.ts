import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { LiveEntry, LiveFeed } from './live-store.ts'

/** One thing of a store; the component is rendered again only when this thing changes. */
export function useLive<Id, State extends object>(
  store: LiveFeed<Id, State>,
  id: Id,
): LiveEntry<State> | undefined {
  const subscribe = useCallback((onChange: () => void) => store.subscribe(id, onChange), [store, id])
  const get = () => store.get(id)

  return useSyncExternalStore(subscribe, get, get)
}

/**
 * Something derived from many things of a store, for example their counts. It is derived again at each flush that
 * changed anything; the component is rendered again only when `isSame` finds a difference.
 *
 * @param derive stays the same function between renders
 */
export function useLiveAll<Id, State extends object, Result>(
  store: LiveFeed<Id, State>,
  derive: (store: LiveFeed<Id, State>) => Result,
  isSame: (a: Result, b: Result) => boolean = Object.is,
): Result {
  const kept = useRef<{ store: unknown; derive: unknown; version: number; result: Result }>(undefined)

  const get = () => {
    const { current } = kept
    const version = store.version()
    if (current?.store === store && current.derive === derive && current.version === version)
      return current.result
    const fresh = derive(store)
    const result = current && isSame(current.result, fresh) ? current.result : fresh
    kept.current = { store, derive, version, result }
    return result
  }
  return useSyncExternalStore(store.subscribeAll, get, get)
}
