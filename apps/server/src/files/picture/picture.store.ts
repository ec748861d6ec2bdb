import { randomBytes } from 'node:crypto'
import { DAY } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { PictureRecord } from './picture.table.ts'
import type { Picture } from './picture.ts'

interface Owner {
  sellerId: number
  userId: number
  /** The kind of record for which it is uploaded; no other takes it. */
  partOf: PictureRecord
}

/** Where pictures are read. */
const BASE = '/config-service/picture/'

export const pictureUrl = (name: string) => `${BASE}${name}`

const nameOf = (url: string) => (url.startsWith(BASE) ? url.slice(BASE.length) : '')

/** Stores a picture under a name that nobody can guess; those of yesterday that came to nothing go. */
export async function addPicture(
  db: Kysely<Tables>,
  { sellerId, userId, partOf }: Owner,
  { type, extension, bytes }: Picture,
  now: number,
): Promise<string> {
  await ofSeller(db, sellerId)
    .delete('picture')
    .where('userId', '=', userId)
    .where('inUse', '=', 0)
    .where('createTime', '<', now - DAY)
    .execute()
  const name = `${randomBytes(24).toString('base64url')}.${extension}`
  await db
    .insertInto('picture')
    .values({ name, sellerId, userId, partOf, type, bytes, inUse: 0, createTime: now })
    .execute()
  return pictureUrl(name)
}

/** Puts pictures to use that this person has uploaded; false where one of them is not there, or somebody else's. */
export async function claimPictures(
  db: Kysely<Tables>,
  { sellerId, userId, partOf }: Owner,
  urls: readonly string[],
): Promise<boolean> {
  const names = [...new Set(urls.map(nameOf))]
  if (names.length === 0) return true
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('picture')
    .set({ inUse: 1 })
    .where('name', 'in', names)
    .where('userId', '=', userId)
    .where('partOf', '=', partOf)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === names.length
}

export function findPicture(db: Kysely<Tables>, name: string) {
  return db
    .selectFrom('picture')
    .select(['type', 'bytes', 'sellerId', 'userId', 'partOf', 'inUse'])
    .where('name', '=', name)
    .executeTakeFirst()
}
