import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that stays the same function while what it does changes, so that memoised rows stay as they are. */
export function useStable<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
