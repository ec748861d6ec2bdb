import type { Permissions } from '@ampdeck/api/contract'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Scope } from '../database/rows.ts'

/** Who makes a call, and what this person may do and see. */
export interface Caller {
  sellerId: number
  userId: number
  account: string
  name: string
  grants: ReadonlySet<string>
  scope: Scope
}

export { isGranted }

/** The platform itself is seller -1. */
export const PLATFORM = -1

/** Whether the holder of these grants may make a call with this permission; every person holds `signedIn`. */
export function mayCall(grants: ReadonlySet<string>, permission: Permissions): boolean {
  return [permission].flat().some((key) => key === 'public' || isGranted(grants, String(key)))
}
