import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'

/** Refuses stations that the caller does not see; none are no reason. */
export async function mustSeeStations(rows: Rows, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const seen = await rows.from('station').select('station.id').where('station.id', 'in', wanted).execute()
  if (seen.length < wanted.length) throw failures.notFound()
}
