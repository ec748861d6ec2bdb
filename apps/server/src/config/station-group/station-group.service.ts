import type { StationGroupFilter, stationGroup } from '@ampdeck/api/config/station-group'
import type { z } from 'zod'
import { people } from '../../access/people.store.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import * as store from './station-group.store.ts'

type Filter = z.output<typeof StationGroupFilter>

const byName: Order = { by: 'stationGroup.name', order: 'asc' }
/** As many station names as a row of the list has room for. */
const FIRST = 4

export async function page(rows: Rows, request: Filter & PageRequest) {
  const found = await readPage(rows.db, store.matching(rows, request), request, {
    ...orderOf(request, 'stationGroup', byName),
    id: 'stationGroup.id',
  })
  return { ...found, records: await withStations(rows, found.records) }
}

export async function get(rows: Rows, id: number) {
  const found = await store.matching(rows, {}).where('stationGroup.id', '=', id).execute()
  const [group] = await withStations(rows, found)
  if (!group) throw failures.notFound()
  return group
}

export function options(rows: Rows, filter: Filter) {
  return store.options(rows, filter)
}

export async function save(request: Request<typeof stationGroup.save>) {
  const { rows, input } = request
  const { stationIds, ...draft } = input
  await checkStations(rows, stationIds)
  await checkOwner(rows, draft.ownerUserId)
  const id = await rows.insert('stationGroup', draft).catch(refuseDuplicate(request.fail, 'name'))
  await setMembers(rows, id, stationIds)
  return get(rows, id)
}

export async function update(request: Request<typeof stationGroup.update>) {
  const { rows, input } = request
  const { id, version, stationIds, ...draft } = input
  const found = await rows.get('stationGroup', id)
  await checkStations(rows, stationIds)
  // Who has left since stays until somebody else is named.
  if (draft.ownerUserId !== found.ownerUserId) await checkOwner(rows, draft.ownerUserId)
  await rows.update('stationGroup', { id, version }, draft).catch(refuseDuplicate(request.fail, 'name'))
  await setMembers(rows, id, stationIds)
  return get(rows, id)
}

/** The groups with the stations of each that the caller may see. */
async function withStations<Group extends { id: number }>(rows: Rows, groups: readonly Group[]) {
  const members = await store.members(
    rows,
    groups.map(({ id }) => id),
  )
  const byGroup = Map.groupBy(members, ({ stationGroupId }) => stationGroupId)
  return groups.map((group) => {
    const stations = byGroup.get(group.id) ?? []
    return { ...group, stationIds: stations.map(({ id }) => id), firstStations: stations.slice(0, FIRST) }
  })
}

/** Stations that the caller may not see stay in the group as they were. */
async function setMembers(rows: Rows, id: number, wanted: readonly number[]): Promise<void> {
  const before = (await store.members(rows, [id])).map((station) => station.id)
  const added = [...new Set(wanted)].filter((station) => !before.includes(station))
  const removed = before.filter((station) => !wanted.includes(station))
  if (added.length === 0 && removed.length === 0) return
  await store.addMembers(rows, id, added)
  await store.removeMembers(rows, id, removed)
  rows.changes.push({ table: 'stationGroupMember', id, before: { removed }, after: { added } })
}

export async function checkStations(rows: Rows, ids: readonly number[]): Promise<void> {
  const visible = await store.visibleStations(rows, ids)
  if (ids.some((id) => !visible.has(id))) throw failures.notFound()
}

async function checkOwner(rows: Rows, id: number | null): Promise<void> {
  if (id === null) return
  if (!(await people(rows)).some((person) => person.id === id)) throw failures.notFound()
}
