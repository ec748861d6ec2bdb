import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { containing } from '../../database/text.ts'

export type Card = Selectable<Tables['card']>

/** The columns of `card` that a name is compared with. */
export const isCardNamed = (key: string) =>
  sql<SqlBool>`(upper(card.card_no) = ${key} or card.identifier_keys @> array[${key}])`

/** Whether a text stands in the number of a card or in one of its identifiers, in any spelling of these. */
export function cardNameContains(text: string) {
  const key = comparableIdentifier(text)
  const byNumber = sql<SqlBool>`card.card_no ilike ${containing(key || text)}`
  return key === ''
    ? byNumber
    : sql<SqlBool>`(${byNumber} or exists (select from unnest(card.identifier_keys) key where key like ${containing(key)}))`
}

/**
 * The card that a text names, by its printed number or one of its identifiers in any spelling. Of old numbers that
 * differ by case alone the very one is meant; where that is none of them, neither is.
 */
export async function cardNamed(
  db: Kysely<Tables>,
  sellerId: number,
  text: string,
): Promise<Card | undefined> {
  const key = comparableIdentifier(text)
  if (key === '') return undefined
  const found = await ofSeller(db, sellerId)
    .from('card')
    .selectAll()
    .where(isCardNamed(key))
    .limit(3)
    .execute()
  return found.length === 1 ? found[0] : found.find(({ cardNo }) => cardNo === text.trim())
}
