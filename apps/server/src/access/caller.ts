import type { Permissions } from '@ampdeck/api/contract'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Scope } from '../database/scope.ts'

/** Who makes a call, and what this person may do and see. */
export interface Caller {
  sellerId: number
  userId: number
  account: string
  name: string
  grants: ReadonlySet<string>
  scope: Scope
  /** The screen of a wall that looks with this person's rights. */
  screenId?: number
  /** Who really looks, and until when: the console is shown as this person, and nothing is changed. */
  lookedBy?: { userId: number; name: string; until: number }
}

/** Somebody for the audit log: whoever really acts, and as whom the console was looked at. */
export type Actor = Pick<Caller, 'sellerId' | 'userId' | 'lookedBy'>

export function actorOf({ sellerId, userId, lookedBy }: Actor) {
  return { sellerId, userId: lookedBy?.userId ?? userId, asUserId: lookedBy ? userId : null }
}

/** The platform itself is seller -1. */
export const PLATFORM = -1

/** Whether somebody may do and see all that another one may. */
export function covers(
  own: Pick<Caller, 'grants' | 'scope'>,
  other: Pick<Caller, 'grants' | 'scope'>,
): boolean {
  return [...other.grants].every((key) => isGranted(own.grants, key)) && seesAllOf(own.scope, other.scope)
}

/** Whether a scope has all that is in another one. */
export function seesAllOf(own: Scope, other: Scope): boolean {
  const hasAll = (mine: readonly number[] | null, theirs: readonly number[] | null) => {
    if (mine === null) return true
    const known = new Set(mine)
    return theirs?.every((id) => known.has(id)) ?? false
  }
  return (
    (own.sellerId === null || own.sellerId === other.sellerId) &&
    hasAll(own.stationIds, other.stationIds) &&
    hasAll(own.groupIds, other.groupIds)
  )
}

/** Whether somebody may do all that these keys name, over all of the seller's data. */
export function mayDoAll(
  { grants, scope }: Pick<Caller, 'grants' | 'scope'>,
  keys: readonly string[],
): boolean {
  return scope.stationIds === null && scope.groupIds === null && keys.every((key) => isGranted(grants, key))
}

/** Whether the holder of these grants may make a call with this permission; every person holds `signedIn`. */
export function mayCall(grants: ReadonlySet<string>, permission: Permissions): boolean {
  return [permission].flat().some((key) => key === 'public' || isGranted(grants, String(key)))
}
