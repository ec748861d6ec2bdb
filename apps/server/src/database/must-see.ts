import { failures } from '../foundation/failure.ts'
import type { Rows } from './rows.ts'

/** Refuses records that the caller does not see; none are no reason. */
export async function mustSee(
  rows: Rows,
  table: 'station' | 'pile' | 'pileType' | 'costModel' | 'reportGroup' | 'operatingUnit',
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const seen = await rows.from(table).select(`${table}.id`).where(`${table}.id`, 'in', wanted).execute()
  if (seen.length < wanted.length) throw failures.notFound()
}
