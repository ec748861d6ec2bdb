import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import { gunProfileId, SAFE } from './gun-profile.ts'
import { PROFILE_CHANNEL } from './power-profile.store.ts'

interface Gun {
  sellerId: number
  pileId: number
  connector: number
  /** Of the charge that runs there. */
  orderId: number | null
}

/** What the site leaves the charge at a gun: its grant, else the pile's safe default; null where nothing is limited. */
export async function grantedW(db: Kysely<Tables>, gun: Gun): Promise<number | null> {
  const found = await ofSeller(db, gun.sellerId)
    .from('powerProfile')
    .select(['profileId', 'orderId', 'wantedW'])
    .where('pileId', '=', gun.pileId)
    .where('profileId', 'in', [SAFE, gunProfileId(gun.connector)])
    .where('wantedW', 'is not', null)
    .execute()
  const grant = found.find(({ profileId, orderId }) => profileId !== SAFE && orderId === gun.orderId)
  const safe = found.find(({ profileId }) => profileId === SAFE)
  return (grant ?? safe)?.wantedW ?? null
}

/** A car that has said what it needs waits for its grant: it is sent again, as it stands. */
export async function sendGrantAgain(db: Kysely<Tables>, gun: Gun): Promise<void> {
  if (gun.orderId === null) return
  const { sellerId, pileId, connector, orderId } = gun
  // What is held counts as from an earlier connection: it stays in the site's sum until the pile answers.
  await ofSeller(db, sellerId)
    .update('powerProfile')
    .set({ heldTime: sql`least(held_time, 0)`, triedTime: null })
    .where(({ and }) => and({ pileId, orderId, profileId: gunProfileId(connector) }))
    .execute()
  await sql`select pg_notify(${PROFILE_CHANNEL}, '')`.execute(db)
}
