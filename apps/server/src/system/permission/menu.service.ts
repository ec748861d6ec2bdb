import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { permission } from '@ampdeck/api/system/permission'
import { PLATFORM } from '../../access/caller.ts'
import { publishMenuChanged, publishSellerRightsChanged } from '../../events/rights-changed.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import * as store from './menu.store.ts'

/** The order of neighbours: 10, 20, 30 … */
const STEP = 10

/** The whole menu as it is edited: with what the caller's level has changed of each entry, and how it is without that. */
export async function menu({ rows, caller }: Pick<Context, 'rows' | 'caller'>) {
  const { platform, seller } = await store.readChanges(rows.db, caller.sellerId)
  const isPlatform = caller.sellerId === PLATFORM
  const before = isPlatform
    ? [...menuEntries(), ...store.platformMenu(platform).slice(menuEntries().length)]
    : store.platformMenu(platform)
  const own = isPlatform ? platform : seller
  const fields = isPlatform ? store.platformFields : store.sellerFields
  const after = store.overlaid(before, own, fields)
  const ownRows = new Map(own.map((row) => [row.entryId, row]))
  const platformRows = new Map(platform.map((row) => [row.entryId, row]))

  return after.map((entry, index) => {
    const row = ownRows.get(entry.id)
    const of = platformRows.get(entry.id)
    const isAdded = (of?.componentType ?? null) !== null
    const original = before[index] ?? entry
    const changes = row && !(isAdded && isPlatform) ? store.changesIn(row, fields) : {}
    return {
      ...entry,
      isAdded,
      isEnabled: of?.enabled !== 0,
      isChanged: Object.entries(changes).some(
        ([field, value]) => value !== original[field as keyof PermissionEntry],
      ),
      original,
      version: row?.version ?? 0,
    }
  })
}

async function itemOf(request: Pick<Context, 'rows' | 'caller'>, id: number) {
  const found = (await menu(request)).find((entry) => entry.id === id)
  if (!found) throw failures.notFound()
  return found
}

export function get(request: Request<typeof permission.get>) {
  return itemOf(request, request.input.id)
}

type Write = Pick<Context, 'rows' | 'caller' | 'now'>
type Values = Partial<Pick<PermissionEntry, 'pid' | 'url' | 'title' | 'titleEn' | 'icon' | 'sort' | 'isShow'>>

/** A new entry of the platform's: a group, a link to a page, or an action that roles may hold. */
export async function save(request: Request<typeof permission.save>) {
  const { rows, caller, input, now, fail } = request
  if (caller.sellerId !== PLATFORM) throw fail('permission.platformOnly')
  const { componentType, name, ...values } = input
  await checkPlace(request, { id: 0, componentType }, values.pid)
  const entryId = rows.newId()
  const taken = menuEntries().some((entry) => entry.name === name)
  if (taken) throw fail('record.duplicate', [{ path: ['name'], message: 'duplicate' }])
  await rows.db
    .insertInto('menuEntry')
    .values({
      ...values,
      sellerId: PLATFORM,
      entryId,
      name,
      componentType,
      updateTime: now,
      updateUser: caller.userId,
    })
    .execute()
    .catch(refuseDuplicate(fail, 'name'))
  rows.changes.push({ table: 'menuEntry', id: entryId, before: null, after: { ...input } })
  await publishMenuChanged(rows.db, caller.sellerId)
  return itemOf(request, entryId)
}

export async function update(request: Request<typeof permission.update>) {
  const { caller, input, fail } = request
  const { id, version, pid, url, ...values } = input
  const entry = await itemOf(request, id)
  if (caller.sellerId !== PLATFORM && (isOther(pid, entry.pid) || isOther(url, entry.url)))
    throw fail('permission.platformOnly')
  if (version !== entry.version) throw fail('record.stale')
  if (!entry.isAdded && isOther(url, entry.url)) throw fail('permission.builtIn')
  if (values.isShow === 1 && entry.original.isShow === 0 && !entry.isAdded) throw fail('permission.hidden')
  if (isOther(pid, entry.pid)) await checkPlace(request, entry, pid ?? 0)
  const structure = caller.sellerId === PLATFORM ? { pid, url } : {}
  await write(request, entry, { ...values, ...structure })
  return itemOf(request, id)
}

const isOther = (next: unknown, before: unknown) => next !== undefined && next !== before

/** Puts an entry at a place among its neighbours, or below another one; the neighbours are numbered anew. */
export async function sort(request: Request<typeof permission.sort>) {
  const { caller, input, fail } = request
  const entries = await menu(request)
  const entry = entries.find(({ id }) => id === input.id)
  if (!entry) throw failures.notFound()
  if (input.pid !== entry.pid) {
    if (caller.sellerId !== PLATFORM) throw fail('permission.platformOnly')
    await checkPlace(request, entry, input.pid)
  }
  const beside = entries
    .filter(
      ({ pid, id, componentType }) =>
        pid === input.pid &&
        id !== entry.id &&
        (componentType === 'BUTTON') === (entry.componentType === 'BUTTON'),
    )
    .sort((a, b) => a.sort - b.sort)
  const order = beside.toSpliced(Math.min(input.index, beside.length), 0, entry)
  for (const [index, one] of order.entries()) {
    const place = one.id === entry.id && input.pid !== entry.pid ? { pid: input.pid } : {}
    if (one.sort !== (index + 1) * STEP || 'pid' in place)
      await write(request, one, { sort: (index + 1) * STEP, ...place })
  }
  return menu(request)
}

/** Switches a page or an action off for everybody, or on again: whoever holds it loses it meanwhile. */
export async function enable(request: Request<typeof permission.enable>) {
  const { rows, caller, input, now, fail } = request
  if (caller.sellerId !== PLATFORM) throw fail('permission.platformOnly')
  const entry = await itemOf(request, input.id)
  const enabled = input.isEnabled ? 1 : 0
  await rows.db
    .insertInto('menuEntry')
    .values({
      sellerId: PLATFORM,
      entryId: entry.id,
      name: entry.name,
      enabled,
      updateTime: now,
      updateUser: caller.userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'entryId'])
        .doUpdateSet({ enabled, updateTime: now, updateUser: caller.userId }),
    )
    .execute()
  rows.changes.push({
    table: 'menuEntry',
    id: entry.id,
    before: { enabled: entry.isEnabled },
    after: { enabled: input.isEnabled },
  })
  await publishMenuChanged(rows.db, caller.sellerId)
  await publishSellerRightsChanged(rows.db, caller.sellerId)
  return itemOf(request, entry.id)
}

/** One entry, or all of them, as they come; what the platform has added stays. */
export async function reset(request: Request<typeof permission.reset>) {
  const { rows, caller, input } = request
  const changed = (await menu(request)).filter(
    (entry) => entry.isChanged && !entry.isAdded && (input.id === undefined || entry.id === input.id),
  )
  const none = { pid: null, url: null, title: null, titleEn: null, icon: null, sort: null, isShow: null }
  for (const entry of changed) await write(request, entry, none)
  await publishMenuChanged(rows.db, caller.sellerId)
  return menu(request)
}

export async function remove(request: Request<typeof permission.delete>) {
  const { rows, caller, input, fail } = request
  if (caller.sellerId !== PLATFORM) throw fail('permission.platformOnly')
  const entries = await menu(request)
  const entry = entries.find(({ id }) => id === input.id)
  if (!entry) throw failures.notFound()
  if (!entry.isAdded) throw fail('permission.builtIn')
  if (entries.some(({ pid }) => pid === entry.id)) throw fail('record.inUse')
  await rows.db.deleteFrom('menuEntry').where('entryId', '=', entry.id).execute()
  rows.changes.push({ table: 'menuEntry', id: entry.id, before: { name: entry.name }, after: null })
  await publishMenuChanged(rows.db, caller.sellerId)
  return null
}

/** Stores what the caller's level changes of an entry; null is "as it comes". */
async function write(
  { rows, caller, now }: Write,
  entry: PermissionEntry,
  values: { [Field in keyof Values]: Values[Field] | null | undefined },
): Promise<void> {
  const { sellerId, userId } = caller
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  await rows.db
    .insertInto('menuEntry')
    .values({ ...given, sellerId, entryId: entry.id, name: entry.name, updateTime: now, updateUser: userId })
    .onConflict((conflict) =>
      conflict.columns(['sellerId', 'entryId']).doUpdateSet((of) => ({
        ...given,
        updateTime: now,
        updateUser: userId,
        version: of('menuEntry.version', '+', 1),
      })),
    )
    .execute()
  const before = Object.fromEntries(
    Object.keys(given).map((field) => [field, entry[field as keyof PermissionEntry]]),
  )
  rows.changes.push({ table: 'menuEntry', id: entry.id, before, after: given })
  await publishMenuChanged(rows.db, sellerId)
}

/** Groups hold groups and pages, two deep; pages hold actions; nothing stands below itself. */
async function checkPlace(
  request: Pick<Context, 'rows' | 'caller'> & { fail(reason: 'permission.place'): Error },
  { id, componentType }: Pick<PermissionEntry, 'id' | 'componentType'>,
  pid: number,
): Promise<void> {
  const byId = new Map((await menu(request)).map((entry) => [entry.id, entry]))
  const parent = byId.get(pid)
  const wanted = componentType === 'BUTTON' ? 'MENU' : 'CATALOG'
  const isTop = pid === 0 && componentType === 'CATALOG'
  if (!isTop && parent?.componentType !== wanted) throw request.fail('permission.place')
  for (let above = parent; above; above = byId.get(above.pid))
    if (above.id === id) throw request.fail('permission.place')
}
