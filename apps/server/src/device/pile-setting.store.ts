import type { PileSetting } from '@ampdeck/api/operation/pile-settings'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What a pile answers to a change that holds after its next boot. */
export const REBOOT_REQUIRED = 'RebootRequired'

/** Keeps what a pile has said of some of its settings. */
export async function keepPileSettings(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
  said: readonly PileSetting[],
  now: number,
): Promise<void> {
  if (said.length === 0) return
  // A pile may name a key twice; the last word counts.
  const settings = [...new Map(said.map((one) => [one.key, one])).values()]
  await sql`
    insert into pile_setting (seller_id, pile_id, key, value, is_read_only, needs_reboot, read_time)
    select ${sellerId}, ${pileId}, key, value, is_read_only, needs_reboot, ${now}
    from unnest(${settings.map(({ key }) => key)}::text[], ${settings.map(({ value }) => value ?? null)}::text[],
      ${settings.map(({ isReadOnly }) => isReadOnly)}::boolean[],
      ${settings.map(({ status }) => status === REBOOT_REQUIRED)}::boolean[])
      as said (key, value, is_read_only, needs_reboot)
    on conflict (seller_id, pile_id, key) do update set value = excluded.value,
      is_read_only = excluded.is_read_only, needs_reboot = excluded.needs_reboot, read_time = excluded.read_time`.execute(
    db,
  )
}
