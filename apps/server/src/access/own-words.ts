import { AsyncLocalStorage } from 'node:async_hooks'
import { type OwnWords, takeWordsFrom } from '@ampdeck/api/enumeration'
import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'

const current = new AsyncLocalStorage<OwnWords>()
takeWordsFrom(() => current.getStore())

/** What a seller calls the codes of enumerations differently. */
export async function ownWordsOf(db: Kysely<Tables>, sellerId: number): Promise<OwnWords> {
  const values = await ofSeller(db, sellerId)
    .from('dictionaryValue')
    .select(['type', 'key', 'value', 'titleEn'])
    .execute()
  const words: Record<string, Record<string, readonly [string, string]>> = {}
  for (const { type, key, value, titleEn } of values) {
    words[type] ??= {}
    words[type][key] = [titleEn ?? value, value]
  }
  return words
}

/** Does some work in which labels are the seller's own words. */
export function inOwnWords<Result>(words: OwnWords, work: () => Result): Result {
  return current.run(words, work)
}
