import type { OwnWords } from '@ampdeck/api/enumeration'
import { dictionary } from '@ampdeck/api/system/dictionary'
import { client } from '../data/client.ts'
import { setOwnWords } from './own-words.ts'

/** Reads what the seller calls codes. What cannot be read stays as it was. */
export async function readOwnWords(): Promise<void> {
  try {
    const values = await client(dictionary.selectAll, {})
    const words: Record<string, Record<string, readonly [string, string]>> = {}
    for (const { type, key, value, titleEn } of values) {
      words[type] = { ...words[type], [key]: [titleEn ?? value, value] }
    }
    setOwnWords(words satisfies OwnWords)
  } catch {
    // The product's own words are right as well.
  }
}
