import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { type Owner, passkeysOf } from './passkey.store.ts'

type Db = Kysely<Tables>

export function readFactor(db: Db, { sellerId, userId }: Owner) {
  return ofSeller(db, sellerId)
    .from('secondFactor')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** What a person can go on with after the password; nothing where that alone suffices. */
export async function methodsOf(db: Db, owner: Owner): Promise<('app' | 'passkey')[]> {
  const factor = await readFactor(db, owner)
  const passkeys = await passkeysOf(db, owner)
  return [
    ...(factor?.provenTime == null ? [] : (['app'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
  ]
}

/** A new app, which takes the place of the present one when a code of it is proven. */
export async function keepPendingSecret(db: Db, owner: Owner, pendingSecret: string, now: number) {
  await db
    .insertInto('secondFactor')
    .values({ ...owner, pendingSecret, secret: null, provenTime: null, recoverySalt: null, createTime: now })
    .onConflict((conflict) => conflict.columns(['sellerId', 'userId']).doUpdateSet({ pendingSecret }))
    .execute()
}

/** Puts the new app in the place of the old one; a code that proved it is used up. */
export async function activateSecret(db: Db, { sellerId, userId }: Owner, at: { step: number; now: number }) {
  await ofSeller(db, sellerId)
    .update('secondFactor')
    .set({ secret: sql`pending_secret`, pendingSecret: null, provenTime: at.now, lastStep: at.step })
    .where('userId', '=', userId)
    .execute()
}

/** Takes the code of a step once; of several that come side by side one is taken. */
export async function takeStep(db: Db, { sellerId, userId }: Owner, step: number): Promise<boolean> {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('secondFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the app away; the recovery codes stay as long as there is another factor. */
export async function dropSecret(db: Db, { sellerId, userId }: Owner): Promise<void> {
  await ofSeller(db, sellerId)
    .update('secondFactor')
    .set({ secret: null, pendingSecret: null, provenTime: null })
    .where('userId', '=', userId)
    .execute()
}

export async function replaceRecoveryCodes(
  db: Db,
  owner: Owner,
  { salt, hashes, now }: { salt: string; hashes: string[]; now: number },
): Promise<void> {
  await dropRecoveryCodes(db, owner)
  await db
    .insertInto('secondFactor')
    .values({
      ...owner,
      secret: null,
      pendingSecret: null,
      provenTime: null,
      recoverySalt: salt,
      createTime: now,
    })
    .onConflict((conflict) => conflict.columns(['sellerId', 'userId']).doUpdateSet({ recoverySalt: salt }))
    .execute()
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((hash) => ({ ...owner, hash, usedTime: null })))
    .execute()
}

export async function dropRecoveryCodes(db: Db, { sellerId, userId }: Owner): Promise<void> {
  await ofSeller(db, sellerId).delete('recoveryCode').where('userId', '=', userId).execute()
}

/** How many are still good. */
export async function recoveryCodesLeft(db: Db, { sellerId, userId }: Owner): Promise<number> {
  const { left } = await ofSeller(db, sellerId)
    .from('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedTime', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Uses a recovery code up, once. */
export async function spendRecoveryCode(
  db: Db,
  { sellerId, userId }: Owner,
  hash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('recoveryCode')
    .set({ usedTime: now })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('usedTime', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
