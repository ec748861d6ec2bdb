import { type Kysely, sql } from 'kysely'

/** A card has identifiers beside its printed number, both found whatever their case, and a last day. */
const statements = [
  `alter table card add column identifiers text[] not null default '{}',
    add column identifier_keys text[] not null default '{}', add column valid_to text`,
  // A printed number has neither blanks nor dashes: in capitals it is as identifiers are compared.
  'create index card_number on card (seller_id, upper(card_no)) where deleted = 0',
  'create index card_identifier on card using gin (identifier_keys) where deleted = 0',
  'create index card_valid_to on card (seller_id, valid_to) where deleted = 0 and valid_to is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
