import { useEffect, useEffectEvent } from 'react'
import { useIntent } from '../data/use-intent.ts'

/**
 * Pages are read before they are opened, once somebody moves: those that are pointed at, and `likely` ones (paths).
 * `isOpen` says of which addresses the rows are there.
 */
export function usePagePreload(likely: readonly string[], isOpen: (address: string) => boolean): void {
  const isIntent = useIntent()
  const likelyKey = likely.join(' ')
  const isThere = useEffectEvent(isOpen)

  useEffect(() => {
    if (!isIntent) return
    const controller = new AbortController()
    const { signal } = controller
    // A first visit does not wait for this.
    void import('./preload-pages.ts').then(({ preloadPages }) =>
      preloadPages(likelyKey.split(' '), (address) => isThere(address), signal),
    )
    return () => controller.abort()
  }, [isIntent, likelyKey])
}
