import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Picture } from '../../files/picture/picture.ts'

interface Owner {
  sellerId: number
  userId: number
}

/** Where pictures are read; a direct file address, as an `<img>` sends no token. */
const BASE = '/system-service/user/avatar/'

export const avatarUrl = (name: string) => `${BASE}${name}`

/** The name of the picture behind an address of ours; nothing for any other address. */
function nameOf(url: string): string | undefined {
  return url.startsWith(BASE) ? url.slice(BASE.length) : undefined
}

/** Stores a new picture of a person under a name that nobody can guess; one that was never put to use goes. */
export async function addAvatar(
  db: Kysely<Tables>,
  { sellerId, userId, inUse }: Owner & { inUse: string | null },
  { type, extension, bytes }: Picture,
  now: number,
): Promise<string> {
  await keepAvatar(db, { sellerId, userId }, inUse)
  const name = `${randomBytes(24).toString('base64url')}.${extension}`
  await db.insertInto('avatar').values({ name, sellerId, userId, type, bytes, createTime: now }).execute()
  return avatarUrl(name)
}

/** Whether an address is that of a picture which this person has uploaded. */
export async function isAvatarOf(db: Kysely<Tables>, owner: Owner, url: string): Promise<boolean> {
  const found = await ofSeller(db, owner.sellerId)
    .from('avatar')
    .select('name')
    .where('name', '=', nameOf(url) ?? '')
    .where('userId', '=', owner.userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Removes every picture of a person but the one in use. */
export async function keepAvatar(db: Kysely<Tables>, owner: Owner, inUse: string | null): Promise<void> {
  await ofSeller(db, owner.sellerId)
    .delete('avatar')
    .where('userId', '=', owner.userId)
    .where('name', '!=', nameOf(inUse ?? '') ?? '')
    .execute()
}

export function findAvatar(db: Kysely<Tables>, name: string) {
  return db.selectFrom('avatar').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst()
}
