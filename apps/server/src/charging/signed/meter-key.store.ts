import type { CodeOf } from '@ampdeck/api/enumeration'
import { type meterKeySource, signedState } from '@ampdeck/api/enumerations/signed'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { KnownKey } from './check-signature.ts'
import type { PublicKey } from './public-key.ts'

/** A gun with those above it. */
export interface GunPlace {
  sellerId: number
  stationId: number
  pileId: number
  gunId: number
}

/** The keys by which what was signed at a moment is checked. */
export async function keysOf(
  db: Kysely<Tables>,
  { sellerId, gunId }: Pick<GunPlace, 'sellerId' | 'gunId'>,
  ts: number,
): Promise<KnownKey[]> {
  const found = await ofSeller(db, sellerId)
    .from('meterKey')
    .select(['publicKey as der', 'fingerprint', 'curve', 'meterSerial'])
    .where('gunId', '=', gunId)
    .where(({ eb, or }) => or([eb('endTime', 'is', null), eb('endTime', '>', ts)]))
    .orderBy('id')
    .execute()
  return found
}

/** A key that became known by itself; one that is known already, ended or not, stays as it is. */
export async function addReportedKey(
  { db, now, newId }: Platform,
  { sellerId, stationId, pileId, gunId }: GunPlace,
  { der, curve, fingerprint }: PublicKey,
  how: { source: CodeOf<typeof meterKeySource>; meterSerial: string | null },
): Promise<boolean> {
  const added = await db
    .insertInto('meterKey')
    .values({
      ...{ id: newId(), sellerId, createTime: now(), updateTime: now(), createUser: null, updateUser: null },
      ...{ stationId, pileId, gunId, publicKey: der, curve, fingerprint, remark: null, endTime: null },
      ...how,
    })
    .onConflict((conflict) => conflict.columns(['sellerId', 'gunId', 'fingerprint']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Binds a key to the meter whose documents it has verified. */
export async function bindToMeter(
  db: Kysely<Tables>,
  { sellerId, gunId }: Pick<GunPlace, 'sellerId' | 'gunId'>,
  fingerprint: string,
  meterSerial: string,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('meterKey')
    .set({ meterSerial })
    .where(({ and }) => and({ gunId, fingerprint }))
    .where('meterSerial', 'is', null)
    .execute()
}

/** Documents of a gun whose key was not known; the newest first. */
export function uncheckedOf(db: Kysely<Tables>, { sellerId, gunId }: Pick<GunPlace, 'sellerId' | 'gunId'>) {
  return ofSeller(db, sellerId)
    .from('signedValue')
    .select(['orderId', 'seq', 'text', 'ts', 'claimedKey'])
    .where('gunId', '=', gunId)
    .where('state', '=', signedState.code.keyUnknown)
    .orderBy('orderId', 'desc')
    .limit(MAX_CHECKED)
    .execute()
}

/** Checked anew when a key becomes known. */
const MAX_CHECKED = 2_000
