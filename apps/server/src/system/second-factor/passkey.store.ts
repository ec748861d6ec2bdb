import type { Insertable, Kysely, Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

type Db = Kysely<Tables>
export interface Owner {
  sellerId: number
  userId: number
}
export type Passkey = Selectable<Tables['passkey']>

/** A person's passkeys, the oldest first. */
export function passkeysOf(db: Db, { sellerId, userId }: Owner): Promise<Passkey[]> {
  return ofSeller(db, sellerId)
    .from('passkey')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createTime')
    .orderBy('id')
    .execute()
}

/** A passkey by what the browser calls it: it says itself whose it is. */
export function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False where somebody has it already. */
export async function keepPasskey(db: Db, passkey: Insertable<Tables['passkey']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Records a use, unless another use has come between: then its counter says nothing any more. */
export async function recordUse(
  db: Db,
  { id, sellerId, counter }: Passkey,
  at: { counter: number; now: number },
) {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('passkey')
    .set({ counter: at.counter, lastUsed: at.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function renamePasskey(
  db: Db,
  { sellerId, userId }: Owner,
  { id, name }: { id: string; name: string },
) {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('passkey')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function dropPasskeys(db: Db, { sellerId, userId }: Owner): Promise<void> {
  await ofSeller(db, sellerId).delete('passkey').where('userId', '=', userId).execute()
}

export async function dropPasskey(db: Db, { sellerId, userId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await ofSeller(db, sellerId)
    .delete('passkey')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
