import { type OwnWords, takeWordsFrom } from '@ampdeck/api/enumeration'
import { readStored, storageKeys, store } from '../session/storage.ts'

let words = readStored<OwnWords>(storageKeys.ownWords)
takeWordsFrom(() => words)

/** The seller's words for codes, from the next drawing on. */
export function setOwnWords(next: OwnWords): void {
  words = next
  store(storageKeys.ownWords, next)
}
