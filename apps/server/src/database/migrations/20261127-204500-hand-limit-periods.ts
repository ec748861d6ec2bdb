import { type Kysely, sql } from 'kysely'

/** What an operator has set by hand may have periods, an end, and be for one charge: it is kept whole. */
const statements = [
  'alter table power_profile add column hand jsonb',
  `update power_profile set hand = wanted || jsonb_build_object('periods',
      jsonb_build_array(jsonb_build_object('startSecond', 0, 'limitW', hand_w)))
    where hand_w is not null and wanted is not null`,
  'alter table power_profile drop column hand_w',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
