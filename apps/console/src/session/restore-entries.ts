import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'

/**
 * The permission list as this device has kept it. Nothing was kept: nothing. What was kept is no list of entries:
 * "broken", and nobody knows how it got there.
 */
export function restoreEntries(text: string | null): readonly PermissionEntry[] | 'broken' | undefined {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) && kept.every(isEntry) ? kept : 'broken'
  } catch {
    return 'broken'
  }
}

/** As much as routes are built from. */
export function isEntry(value: unknown): value is PermissionEntry {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<Record<keyof PermissionEntry, unknown>>
  const texts = [entry.url, entry.title, entry.titleEn, entry.name, entry.componentType]
  const numbers = [entry.id, entry.pid, entry.sort, entry.isShow]
  return texts.every((one) => typeof one === 'string') && numbers.every((one) => typeof one === 'number')
}
