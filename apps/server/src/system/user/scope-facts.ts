import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'

/** What somebody may see, as facts for a sentence: how the roles cut, and how much of the seller is left. */
export async function scopeFacts({ rows, caller }: Pick<Context, 'rows' | 'caller'>) {
  const user = await rows.get('accountUser', caller.userId)
  const roles = await rows
    .from('role')
    .select('dataScope')
    .where('id', '=', sql<number>`any(${user.roleIds}::bigint[])`)
    .execute()
  const whole = rows.wholeSeller()
  const counted = async (table: 'station' | 'fleet') => ({
    seen: await countOf(rows, table),
    total: await countOf(whole, table),
  })
  return {
    dataScopes: [...new Set(roles.map(({ dataScope }) => dataScope))].sort((a, b) => a - b),
    isNarrowed: user.stationIds.length > 0 || user.groupIds.length > 0,
    stations: await counted('station'),
    fleets: await counted('fleet'),
  }
}

async function countOf(rows: Context['rows'], table: 'station' | 'fleet'): Promise<number> {
  const { count } = await rows
    .from(table)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
