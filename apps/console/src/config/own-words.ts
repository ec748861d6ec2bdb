import { type OwnWords, takeWordsFrom } from '@ampdeck/api/enumeration'
import { readStored, storageKeys, store } from '../session/storage.ts'

let words = readStored<OwnWords>(storageKeys.ownWords)
takeWordsFrom(() => words)
let changes = 0
/** Who draws what has labels. */
const listeners = new Set<() => void>()

export function onOwnWords(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How often the words have changed since the page was opened. */
export const countOwnWords = () => changes

/** The seller's words for codes; what is on the screen is drawn anew with them. */
export function setOwnWords(next: OwnWords): void {
  if (JSON.stringify(next) === JSON.stringify(words ?? {})) return
  words = next
  changes += 1
  store(storageKeys.ownWords, next)
  for (const listener of listeners) listener()
}
