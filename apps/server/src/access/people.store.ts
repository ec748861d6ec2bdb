import type { Rows } from '../database/rows.ts'

/** The seller's enabled users: whom a record may name. */
export function people(rows: Rows) {
  return rows
    .from('accountUser')
    .select(['accountUser.id', 'accountUser.name', 'accountUser.account'])
    .where('accountUser.state', '=', 1)
    .orderBy('accountUser.account')
    .limit(1_000)
    .execute()
}
