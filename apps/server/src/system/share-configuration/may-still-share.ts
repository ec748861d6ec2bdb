import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Kysely, Selectable } from 'kysely'
import { findCaller } from '../../access/caller-of.ts'
import { seesWhole } from '../../database/named-records.ts'
import { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'

type Rule = Pick<
  Selectable<Tables['shareConfiguration']>,
  'sellerId' | 'createUser' | 'updateUser' | 'objectKind' | 'objectIds'
>

const WAYS = ['shareConfiguration:add', 'shareConfiguration:edit', 'shareConfiguration:enable']

/**
 * Whether the person who was last to save a rule or to switch it on may still do so, and sees all that it names. A rule
 * that nobody made stands for itself.
 */
export async function mayStillShare(db: Kysely<Tables>, rule: Rule, now: number): Promise<boolean> {
  const { sellerId, createUser, updateUser } = rule
  const userId = updateUser ?? createUser
  if (userId === null) return true
  const person = await findCaller(db, { sellerId, userId })
  if (!person || !WAYS.some((key) => isGranted(person.grants, key))) return false
  const rows = new Rows(db, person.scope, { now, userId, newId: () => 0 })
  return seesWhole(rows, 'shareConfiguration', rule)
}
