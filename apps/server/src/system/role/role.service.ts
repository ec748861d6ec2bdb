import { dataScope } from '@ampdeck/api/enumerations/system'
import { isGranted, lacking, spelledOut, storedKeys } from '@ampdeck/api/menu/grant-keys'
import type { RoleDraft, role } from '@ampdeck/api/system/role'
import type { z } from 'zod'
import { type Order, orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { publishRightsChanged } from '../../events/rights-changed.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { grantableKeys } from '../permission/menu.store.ts'
import * as store from './role.store.ts'

type Draft = z.output<typeof RoleDraft>
type Named = Pick<Draft, 'name' | 'nameEn'>
type Write = Pick<Request<typeof role.update>, 'rows' | 'caller' | 'fail'>

const byName: Order = { by: 'role.name', order: 'asc' }
/** The code of a seller's first role, in which nothing may be missing. */
const ADMINISTRATOR = 'admin'

export async function page({ rows, input }: Request<typeof role.page>) {
  const order = { ...orderOf(input, 'role', byName), id: 'role.id' }
  const found = await readPage(rows.db, store.matching(rows, input), input, order)
  const names = await grantableKeys(rows)
  return { ...found, records: found.records.map((row) => toRow(row, names)) }
}

export async function get(rows: Rows, id: number) {
  const found = await store.matching(rows, {}).where('role.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return toRow(found, await grantableKeys(rows))
}

type Stored = Awaited<ReturnType<ReturnType<typeof store.matching>['execute']>>[number]

function toRow(row: Stored, names: readonly string[]) {
  const held = [...spelledOut(new Set(row.permissions), names)]
  const actions = held.filter((name) => name.includes(':')).length
  return {
    ...row,
    builtIn: row.builtIn === 1 ? (1 as const) : (0 as const),
    dataScope: row.dataScope as Draft['dataScope'],
    userCount: Number(row.userCount),
    menus: held.length - actions,
    actions,
  }
}

/** The roles for pickers. */
export async function selectAll({ rows, input }: Request<typeof role.selectAll>) {
  const found = await store.matching(rows, input).orderBy(nameKey('role.name')).execute()
  return found.map((row) => toRow(row, []))
}

export async function permissions({ rows, input }: Request<typeof role.permissions>) {
  const names = await grantableKeys(rows)
  const found = await store.matching(rows, {}).orderBy(nameKey('role.name')).execute()
  const wanted = input.id === undefined ? found : found.filter(({ id }) => id === input.id)
  if (input.id !== undefined && wanted.length === 0) throw failures.notFound()
  return wanted.map(({ id, name, nameEn, permissions: stored }) => ({
    id,
    name,
    nameEn,
    permissions: [...spelledOut(new Set(stored), names)],
  }))
}

export async function save(request: Request<typeof role.save>) {
  const { rows, input } = request
  await checkScope(request, undefined, input)
  const permissions = await chosenKeys(request, [], input.permissions)
  const values = { ...input, ...listsOf(input), permissions, code: '' }
  const id = await rows.insert('role', values).catch(refuseDuplicate(request.fail, 'name'))
  return get(rows, id)
}

export async function update(request: Request<typeof role.update>) {
  const { rows, input, fail } = request
  const { id, version, ...draft } = input
  const before = await rows.get('role', id)
  const permissions = await chosenKeys(request, before.permissions, draft.permissions)
  if (before.code === ADMINISTRATOR && before.builtIn === 1) {
    const isWhole = permissions.includes('*') && draft.dataScope === before.dataScope
    if (!isWhole) throw fail('role.administrator')
  }
  await checkScope(request, before, draft)
  await rows
    .update('role', { id, version }, { ...draft, ...listsOf(draft), permissions })
    .catch(refuseDuplicate(fail, 'name'))
  await publishToHolders(rows, id)
  return get(rows, id)
}

/** The rights alone: all else stays as it is. */
export async function savePermissions(request: Request<typeof role.savePermissions>) {
  const { rows, input } = request
  const { id, version } = input
  const before = await rows.get('role', id)
  const permissions = await chosenKeys(request, before.permissions, input.permissions)
  if (before.code === ADMINISTRATOR && before.builtIn === 1 && !permissions.includes('*'))
    throw request.fail('role.administrator')
  await rows.update('role', { id, version }, { permissions })
  await publishToHolders(rows, id)
  return get(rows, id)
}

/** The same rights under a name of its own, held by nobody yet. */
export async function copy(request: Request<typeof role.copy>) {
  const { rows, input } = request
  const found = await rows.get('role', input.id)
  await checkScope(request, undefined, found)
  const names = await grantableKeys(rows)
  const permissions = await chosenKeys(request, [], [...spelledOut(new Set(found.permissions), names)])
  const taken = new Set((await rows.from('role').select('name').execute()).map(({ name }) => name))
  const { dataScope: scope, stationIds, groupIds, remark } = found
  const id = await rows.insert('role', {
    dataScope: scope,
    stationIds,
    groupIds,
    remark,
    permissions,
    ...freeName(found, taken),
    code: '',
  })
  return get(rows, id)
}

/** "只读 2", then "只读 3", and the same number in English: as many letters as a name may have. */
function freeName({ name, nameEn }: Named, taken: ReadonlySet<string>): Named {
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, 19 - String(number).length)} ${number}`
    if (!taken.has(next)) return { name: next, nameEn: nameEn && `${nameEn.slice(0, 36)} ${number}` }
  }
}

export async function remove({ rows, input, fail }: Request<typeof role.delete>) {
  const found = await rows.get('role', input.id)
  if (found.builtIn === 1) throw fail('role.builtIn')
  if ((await store.users(rows, input.id)).length > 0) throw fail('record.inUse')
  await rows.remove('role', input.id)
  return null
}

/** What is stored of the chosen keys. What the author lacks is neither given nor taken; what else the role has stays. */
async function chosenKeys(
  { rows, caller, fail }: Write,
  before: readonly string[],
  chosen: readonly string[],
) {
  const names = await grantableKeys(rows)
  const next = spelledOut(new Set(chosen), names)
  const held = spelledOut(new Set(before), names)
  const changed = [...lacking(next, held), ...lacking(held, next)]
  if (!changed.every((key) => isGranted(caller.grants, key))) throw fail('role.beyondOwn')
  return storedKeys(before, next, names)
}

type Scoped = Pick<Draft, 'dataScope' | 'stationIds' | 'groupIds'>

/** Lists count for chosen stations and fleets alone; others would only puzzle whoever reads them. */
function listsOf({ dataScope: scope, stationIds, groupIds }: Scoped) {
  return scope === dataScope.code.chosen ? { stationIds, groupIds } : { stationIds: [], groupIds: [] }
}

/**
 * Stations and fleets are the seller's. Whose own scope is cut gives no wider one: chosen stations and fleets among
 * the own, or own records.
 */
async function checkScope(
  { rows, caller, fail }: Write,
  before: { dataScope: number; stationIds: readonly number[]; groupIds: readonly number[] } | undefined,
  next: { dataScope: number; stationIds: readonly number[]; groupIds: readonly number[] },
): Promise<void> {
  const isChosen = next.dataScope === dataScope.code.chosen
  if (isChosen) {
    const added = (kind: 'stationIds' | 'groupIds') => next[kind].filter((id) => !before?.[kind].includes(id))
    const [stations, fleets] = [new Set(added('stationIds')), new Set(added('groupIds'))]
    const countOf = async (table: 'station' | 'fleet', ids: ReadonlySet<number>) =>
      (
        await rows
          .from(table)
          .where(`${table}.id`, 'in', [0, ...ids])
          .select(`${table}.id`)
          .execute()
      ).length
    if ((await countOf('station', stations)) < stations.size) throw fail('role.scopeBeyondOwn')
    if ((await countOf('fleet', fleets)) < fleets.size) throw fail('role.scopeBeyondOwn')
  }
  const { stationIds, groupIds } = caller.scope
  if (stationIds === null && groupIds === null) return
  const isSame = before && JSON.stringify(scopeOnly(before)) === JSON.stringify(scopeOnly(next))
  const isOwn = next.dataScope === dataScope.code.personal
  // No fleet at all means every fleet.
  const isWithin = isChosen && (groupIds === null || next.groupIds.length > 0)
  if (!isSame && !isOwn && !isWithin) throw fail('role.scopeBeyondOwn')
}

const scopeOnly = (of: { dataScope: number; stationIds: readonly number[]; groupIds: readonly number[] }) => [
  of.dataScope,
  of.stationIds,
  of.groupIds,
]

/** Open screens of those who hold the role follow at once. */
async function publishToHolders(rows: Rows, id: number): Promise<void> {
  for (const user of await store.users(rows.wholeSeller(), id)) await publishRightsChanged(rows.db, user.id)
}
