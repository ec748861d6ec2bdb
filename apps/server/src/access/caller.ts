import type { Permissions } from '@ampdeck/api/contract'
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

/** The platform itself is seller -1. */
export const PLATFORM = -1

/** `*` grants everything, `<page>:*` every action of a page. */
export function isGranted(grants: ReadonlySet<string>, key: string): boolean {
  return grants.has('*') || grants.has(key) || (key.includes(':') && grants.has(`${key.split(':')[0]}:*`))
}

/** Whether the holder of these grants may make a call with this permission; every person holds `signedIn`. */
export function mayCall(grants: ReadonlySet<string>, permission: Permissions): boolean {
  return [permission].flat().some((key) => key === 'public' || isGranted(grants, String(key)))
}
