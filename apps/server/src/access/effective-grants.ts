import { heldByBoth, spelledOut } from '@ampdeck/api/menu/grant-keys'
import { screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { sql } from 'kysely'

/** What takes away from the roles, whatever they say. */
export interface Limits {
  /** What the roles of the seller, and of each seller above it, may hold; a seller without a limit is not among them. */
  sellers: readonly (readonly string[])[]
  /** Pages and actions that the platform has switched off. */
  off: readonly string[]
}

/** The limits of a seller as one value of a query over its rows. */
export const limitsOf = (sellerId: number) => sql<Limits>`jsonb_build_object(
  'sellers', coalesce((with recursive up as (
    select id, pid, permissions from seller where id = ${sellerId}
    union select above.id, above.pid, above.permissions from seller above join up on above.id = up.pid
  ) select jsonb_agg(to_jsonb(permissions)) from up where permissions is not null), '[]'),
  'off', coalesce((select jsonb_agg(name) from menu_entry where seller_id = -1 and enabled = 0), '[]'))`

/** Each key that a role can hold, by its own name. */
const names = [...screens, ...screensOutsideMenu].flatMap(({ id, actions }) => [id, ...actions])

/** Who has no role has no limit either. */
const NONE: Limits = { sellers: [], off: [] }

/** What roles grant within what limits them, and what everybody with an account has. A wildcard stays one where nothing is taken from it. */
export function effectiveGrants(keys: readonly string[], { sellers, off }: Limits = NONE): Set<string> {
  const held = sellers.map((limit) => new Set(limit)).reduce(heldByBoth, new Set(keys))
  const all = off.length === 0 ? held : [...spelledOut(held, names), ...withoutWildcards(held)]
  return new Set(['signedIn', ...[...all].filter((key) => !isOff(key, off))])
}

const withoutWildcards = (keys: ReadonlySet<string>) => [...keys].filter((key) => !key.endsWith('*'))

/** An action goes with its page. */
export function isOff(key: string, off: readonly string[]): boolean {
  return off.includes(key) || off.includes(key.split(':')[0] ?? key)
}
