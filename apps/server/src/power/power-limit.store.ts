import type { CodeOf } from '@ampdeck/api/enumeration'
import type { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'

/** The task or the rule that limits the power of stations. */
interface LimitedBy {
  sellerId: number
  source: CodeOf<typeof powerLimitSource>
  sourceId: number
}

/** What a task or a rule leaves of the power of stations, in place of what it has left before. */
export async function setPowerLimit(
  db: Kysely<Tables>,
  by: LimitedBy,
  {
    stationIds,
    ...left
  }: { stationIds: readonly number[]; name: string; nameEn: string | null; percent: number },
): Promise<void> {
  await liftPowerLimit(db, by)
  if (stationIds.length === 0) return
  const limits = stationIds.map((stationId) => ({ ...by, ...left, stationId }))
  await db.insertInto('stationPowerLimit').values(limits).execute()
}

export async function liftPowerLimit(
  db: Kysely<Tables>,
  { sellerId, source, sourceId }: LimitedBy,
): Promise<void> {
  await ofSeller(db, sellerId)
    .delete('stationPowerLimit')
    .where(({ and }) => and({ source, sourceId }))
    .execute()
}
