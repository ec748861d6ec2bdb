import { tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'

const OF_MEMBERS = tagObject.code.member
const BY_PEOPLE = tagKind.code.manual

/** Who proved that a car is his. */
export const CERTIFIED_OWNER = '认证车主'

/** The tags that members may have; a rule gives its tag by itself. */
export function memberTags(rows: Rows) {
  return rows
    .from('tag')
    .select(['tag.id', 'tag.name', 'tag.kind'])
    .where('objectKind', '=', OF_MEMBERS)
    .orderBy(nameKey('tag.name'))
    .limit(200)
    .execute()
}

/** The tag of a name; a name that no tag has makes a new one. */
export async function tagOfName(rows: Rows, name: string): Promise<number> {
  const found = await rows
    .from('tag')
    .select(['tag.id', 'tag.kind'])
    .where('objectKind', '=', OF_MEMBERS)
    .where('name', '=', name)
    .executeTakeFirst()
  if (found && found.kind !== BY_PEOPLE) throw failures.invalid([{ path: ['name'], message: 'duplicate' }])
  return found?.id ?? rows.insert('tag', { name, objectKind: OF_MEMBERS, kind: BY_PEOPLE, rule: null })
}

interface Binding {
  sellerId: number
  tagIds: readonly number[]
  objectId: number
}

/** Gives something tags; those that it has stay. */
export async function bindTags(db: Kysely<Tables>, { sellerId, tagIds, objectId }: Binding): Promise<void> {
  if (tagIds.length === 0) return
  await db
    .insertInto('tagBind')
    .values(tagIds.map((tagId) => ({ sellerId, tagId, objectId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unbindTags(db: Kysely<Tables>, { sellerId, tagIds, objectId }: Binding): Promise<void> {
  await ofSeller(db, sellerId)
    .delete('tagBind')
    .where('objectId', '=', objectId)
    .where('tagId', '=', sql<number>`any(${[...tagIds]}::bigint[])`)
    .execute()
}
