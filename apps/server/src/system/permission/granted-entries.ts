import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'

/** The menu list of a user: granted pages and buttons, and the catalogs that hold at least one granted page. */
export function grantedEntries(
  all: readonly PermissionEntry[],
  grants: ReadonlySet<string>,
): PermissionEntry[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const kept = new Set<number>()
  for (const entry of all) {
    if (entry.componentType === 'CATALOG' || !isGranted(grants, entry.name)) continue
    for (let at: PermissionEntry | undefined = entry; at && !kept.has(at.id); at = byId.get(at.pid))
      kept.add(at.id)
  }
  return all.filter((entry) => kept.has(entry.id))
}
