import type { CodeOf } from '@ampdeck/api/enumeration'
import type { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'

interface Limited {
  sellerId: number
  stationId: number
  source: CodeOf<typeof powerLimitSource>
  sourceId: number
}

/** What a task or a rule leaves of a station's power; null lifts it. */
export async function setPowerLimit(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { sellerId, stationId, source, sourceId }: Limited,
  left: { name: string; nameEn: string | null; percent: number } | null,
): Promise<void> {
  await ofSeller(db, sellerId)
    .delete('stationPowerLimit')
    .where(({ and }) => and({ stationId, source, sourceId }))
    .execute()
  if (left)
    await db
      .insertInto('stationPowerLimit')
      .values({ sellerId, stationId, source, sourceId, fromTime: now(), ...left })
      .execute()
}
