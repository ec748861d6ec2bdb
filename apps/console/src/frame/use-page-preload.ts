import { pathOfKey, type QueryKey } from '@ampdeck/api/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntent } from '../data/use-intent.ts'

/** Pages are read before they are opened, once somebody moves: those that are pointed at, and `likely` ones (paths). */
export function usePagePreload(likely: readonly string[]): void {
  const isIntent = useIntent()
  const likelyKey = likely.join(' ')
  const answers = useQueryClient().getQueryCache()

  useEffect(() => {
    if (!isIntent) return
    const controller = new AbortController()
    const { signal } = controller
    const areThere = (list: string) =>
      answers.getAll().some(({ queryKey, state }) => state.data && pathOfKey(queryKey as QueryKey) === list)
    // A first visit does not wait for this.
    void import('./preload-pages.ts').then(({ preloadPages }) =>
      preloadPages(likelyKey.split(' '), areThere, signal),
    )
    return () => controller.abort()
  }, [isIntent, likelyKey, answers])
}
