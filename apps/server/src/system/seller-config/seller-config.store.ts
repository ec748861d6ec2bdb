import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'

const columns = [
  'platformName',
  'platformNameEn',
  'platformTitle',
  'platformTitleEn',
  'platformLogo',
  'platformWebsiteIcon',
  'footerText',
  'passwordAgeDays',
  'idleMinutes',
  'ipCheck',
] as const

/** What a seller's people set of their own seller. */
export type OwnSeller = Pick<Updateable<Tables['seller']>, (typeof columns)[number]>

export function ownSeller({ db, sellerId }: Rows) {
  return db
    .selectFrom('seller')
    .select([...columns, 'id as sellerId', 'sellerNumber', 'name', 'nameEn', 'version'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
}

/** Changes the caller's own seller; the table has no scope, so the log of what changed is written here. */
export async function updateOwnSeller(rows: Rows, values: OwnSeller, version: number): Promise<void> {
  const { db, sellerId, now } = rows
  const before = await ownSeller(rows)
  const { numUpdatedRows } = await db
    .updateTable('seller')
    .set({ ...values, updateTime: now, version: sql`version + 1` })
    .where('id', '=', sellerId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw failures.refused('record.stale')
  const changed = columns.filter((name) => name in values && values[name] !== before[name])
  const pick = (of: OwnSeller) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]))
  rows.changes.push({ table: 'seller', id: sellerId, before: pick(before), after: pick(values) })
}
