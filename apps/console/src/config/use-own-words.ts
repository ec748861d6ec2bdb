import { useEffect, useSyncExternalStore } from 'react'
import { countOwnWords, onOwnWords } from './own-words.ts'

/** Changes whenever the seller's own words do. They are read once the first page has been drawn. */
export function useOwnWords(): number {
  useEffect(() => {
    const read = () => void import('./read-own-words.ts').then(({ readOwnWords }) => readOwnWords())
    const timer = setTimeout(read, 1_500)
    return () => clearTimeout(timer)
  }, [])

  return useSyncExternalStore(onOwnWords, countOwnWords)
}
