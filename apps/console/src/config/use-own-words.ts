import { useEffect } from 'react'
// Has the words of the last visit at once.
import './own-words.ts'

/**
 * Reads the seller's own words once the first page has been drawn. Those of the last visit are there at once; new ones
 * are in what is drawn from then on: nothing that is open is drawn anew for them, for somebody may be typing there.
 * Whoever must change the password first may read nothing before.
 */
export function useOwnWords(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return
    const read = () => void import('./read-own-words.ts').then(({ readOwnWords }) => readOwnWords())
    const timer = setTimeout(read, 1_500)
    return () => clearTimeout(timer)
  }, [isAllowed])
}
