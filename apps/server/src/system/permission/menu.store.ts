import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Kysely, Selectable } from 'kysely'
import { PLATFORM } from '../../access/caller.ts'
import { ofSellers } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { grantableEntries, keysOf } from './grantable.ts'

export type MenuRow = Selectable<Tables['menuEntry']>

/** The fields of an entry that may be other than they come; a seller changes the last ones only, for its own people. */
export const platformFields = ['pid', 'url', 'title', 'titleEn', 'icon', 'sort', 'isShow'] as const
export const sellerFields = ['title', 'titleEn', 'icon', 'sort', 'isShow'] as const
type Field = (typeof platformFields)[number]

/** What differs from the menu as it comes, by the platform and by this seller. */
export async function readChanges(db: Kysely<Tables>, sellerId: number) {
  const rows = await ofSellers(db, [PLATFORM, sellerId])
    .from('menuEntry')
    .selectAll()
    .orderBy('entryId')
    .execute()
  const { platform = [], seller = [] } = Object.groupBy(rows, (row) =>
    row.sellerId === PLATFORM ? 'platform' : 'seller',
  )
  return { platform, seller }
}

/** The menu with the platform's entries and changes. */
export function platformMenu(platform: readonly MenuRow[]): PermissionEntry[] {
  return overlaid([...menuEntries(), ...platform.flatMap(addedEntry)], platform, platformFields)
}

/** The menu of a seller's people before any right cuts it: the one place where changes of the menu are applied. */
export async function readMenu(db: Kysely<Tables>, sellerId: number): Promise<PermissionEntry[]> {
  const { platform, seller } = await readChanges(db, sellerId)
  if (platform.length === 0 && seller.length === 0) return menuEntries()
  const menu = overlaid(platformMenu(platform), seller, sellerFields)
  return withoutBranches(
    menu,
    new Set(platform.filter(({ enabled }) => enabled === 0).map((row) => row.entryId)),
  )
}

export function overlaid(
  entries: readonly PermissionEntry[],
  rows: readonly MenuRow[],
  fields: readonly Field[],
): PermissionEntry[] {
  const byId = new Map(rows.map((row) => [row.entryId, row]))
  return entries.map((entry) => {
    const row = byId.get(entry.id)
    return row ? { ...entry, ...changesIn(row, fields) } : entry
  })
}

/** The fields that a row changes. */
export function changesIn(row: MenuRow, fields: readonly Field[]): Partial<PermissionEntry> {
  return Object.fromEntries(fields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]])))
}

function addedEntry(row: MenuRow): PermissionEntry[] {
  const { entryId, name, componentType } = row
  if (componentType === null) return []
  const plain = { pid: 0, url: '', title: '', titleEn: '', icon: '', sort: 0, isShow: 1 } as const
  return [{ ...plain, id: entryId, name, componentType, type: 1 }]
}

/** Without some entries and all that is below them. */
function withoutBranches(entries: readonly PermissionEntry[], gone: Set<number>): PermissionEntry[] {
  if (gone.size === 0) return [...entries]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const isGone = (entry: PermissionEntry | undefined): boolean =>
    entry !== undefined && (gone.has(entry.id) || isGone(byId.get(entry.pid)))
  return entries.filter((entry) => !isGone(entry))
}

/** Every key that a role of the caller's seller can hold. */
export async function grantableKeys({ db, scope }: Pick<Rows, 'db' | 'scope'>): Promise<string[]> {
  return keysOf(grantableEntries(await readMenu(db, scope.sellerId ?? PLATFORM)))
}
