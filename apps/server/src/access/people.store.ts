import { userStanding } from '@ampdeck/api/enumerations/system'
import type { Rows } from '../database/rows.ts'

/** The seller's enabled users: whom a record may name. */
export function people(rows: Rows) {
  return rows
    .from('accountUser')
    .select(['accountUser.id', 'accountUser.name', 'accountUser.account'])
    .where('accountUser.state', '=', userStanding.code.enabled)
    .orderBy('accountUser.account')
    .limit(1_000)
    .execute()
}
