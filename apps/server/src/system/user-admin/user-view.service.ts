import { dataScope } from '@ampdeck/api/enumerations/system'
import type { UserView } from '@ampdeck/api/system/user-admin'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Caller, covers } from '../../access/caller.ts'
import { reachOf } from '../../access/data-scope.ts'
import { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { grantedEntries } from '../permission/granted-entries.ts'
import { readMenu } from '../permission/menu.store.ts'
import { type RightsOf, rightsOf } from './user-admin.service.ts'

const WHOLE = dataScope.code.seller

/**
 * What somebody with these roles and lists sees and may do, and by which role. What is seen is what `Rows` gives for the
 * scope that every call is cut by, and what may be done is `grantedEntries`: the preview has no rule of its own.
 */
export async function userView(rows: Rows, caller: Caller, of: RightsOf): Promise<z.output<typeof UserView>> {
  const rights = await rightsOf(rows, of)
  const roles = await rows
    .from('role')
    .select(['id', 'name', 'nameEn', 'dataScope', 'stationIds', 'groupIds'])
    .where('id', '=', sql<number>`any(${of.roleIds}::bigint[])`)
    .orderBy('id')
    .execute()
  const person = { sellerId: rows.sellerId, userId: of.id ?? 0, organizeId: of.organizeId ?? null, ...of }
  const all = await readMenu(rows.db, rows.sellerId)
  const reasons: Reason[] = []
  for (const role of roles) {
    const { stationIds, groupIds } = await reachOf(rows.db, person, role)
    const { grants } = await rightsOf(rows, { ...of, roleIds: [role.id] })
    const entries = grantedEntries(all, grants).map(({ id }) => id)
    reasons.push({ id: role.id, entries: new Set(entries), stationIds, groupIds })
  }

  const whole = rows.wholeSeller()
  const theirs = new Rows(rows.db, rights.scope, { now: rows.now, userId: of.id ?? null, newId: () => 0 })
  const stations = await named(theirs, 'station')
  const fleets = await named(theirs, 'fleet')
  return {
    roles: roles.map(({ id, name, nameEn, dataScope: scope }) => ({
      id,
      name,
      nameEn,
      dataScope: scope as (typeof dataScope.codes)[number],
      isWhole: scope === WHOLE,
    })),
    hasOwnStations: of.stationIds.length > 0,
    hasOwnFleets: of.groupIds.length > 0,
    seen: {
      stations: { seen: stations.length, total: (await named(whole, 'station')).length },
      fleets: { seen: fleets.length, total: (await named(whole, 'fleet')).length },
    },
    menu: grantedEntries(all, rights.grants).map((entry) => ({
      ...entry,
      roleIds: reasons.filter(({ entries }) => entries.has(entry.id)).map(({ id }) => id),
    })),
    stations: stations.map(by(reasons, 'stationIds')),
    fleets: fleets.map(by(reasons, 'groupIds')),
    isBeyondOwn: !covers(caller, rights),
  }
}

/** What one role alone gives. */
interface Reason {
  id: number
  /** Numbers of the menu's entries. */
  entries: ReadonlySet<number>
  stationIds: readonly number[] | null
  groupIds: readonly number[] | null
}

const by =
  (reasons: readonly Reason[], list: 'stationIds' | 'groupIds') =>
  <Thing extends { id: number }>(thing: Thing) => ({
    ...thing,
    roleIds: reasons.filter((of) => of[list]?.includes(thing.id) ?? true).map(({ id }) => id),
  })

function named(rows: Rows, table: 'station' | 'fleet') {
  return rows
    .from(table)
    .select([
      'id',
      'name',
      table === 'station' ? sql<string | null>`name_en`.as('nameEn') : sql<null>`null`.as('nameEn'),
    ])
    .orderBy(nameKey('name'))
    .orderBy('id')
    .execute()
}
