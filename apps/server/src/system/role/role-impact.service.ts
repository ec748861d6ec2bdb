import { lacking, spelledOut } from '@ampdeck/api/menu/grant-keys'
import type { role } from '@ampdeck/api/system/role'
import { sql } from 'kysely'
import { scopeOf } from '../../access/data-scope.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { grantableKeys } from '../permission/menu.store.ts'
import * as store from './role.store.ts'

/** As many people are named; the others are counted. */
const MAX = 50

/** What everybody who holds the role would gain and lose: another role may give the same anyway. */
export async function impact({ rows, input }: Request<typeof role.impact>) {
  const names = await grantableKeys(rows)
  const before = await rows.get('role', input.id)
  const after = { ...before, ...input }
  const people = await store.users(rows, input.id)
  const roles = new Map((await rows.from('role').selectAll().execute()).map((one) => [one.id, one]))
  const all = await stationCount(rows)

  const users = []
  const gained = new Map<string, number>()
  const lost = new Map<string, number>()
  for (const person of people) {
    const others = person.roleIds.filter((id) => id !== input.id).flatMap((id) => roles.get(id) ?? [])
    const had = keysWith(others, before, names)
    const has = keysWith(others, after, names)
    const more = lacking(has, had)
    const less = lacking(had, has)
    for (const key of more) gained.set(key, (gained.get(key) ?? 0) + 1)
    for (const key of less) lost.set(key, (lost.get(key) ?? 0) + 1)
    if (users.length >= MAX) continue
    const who = { ...person, userId: person.id }
    const seen = async (of: typeof before) => {
      const { stationIds } = await scopeOf(rows.db, who, [...others, of])
      return stationIds === null ? all : presentOf(rows, stationIds)
    }
    const [stationsBefore, stationsAfter] = [await seen(before), await seen(after)]
    if (more.length + less.length > 0 || stationsBefore !== stationsAfter)
      users.push({ ...person, gained: more.length, lost: less.length, stationsBefore, stationsAfter })
  }
  return { people: people.length, gained: listOf(gained), lost: listOf(lost), users }
}

interface WithKeys {
  permissions: readonly string[]
}

function keysWith(others: readonly WithKeys[], one: WithKeys, names: readonly string[]): Set<string> {
  return spelledOut(new Set([...others, one].flatMap(({ permissions }) => permissions)), names)
}

const listOf = (keys: ReadonlyMap<string, number>) => [...keys].map(([key, people]) => ({ key, people }))

async function stationCount(rows: Rows): Promise<number> {
  return countOf(rows.wholeSeller().from('station'))
}

async function presentOf(rows: Rows, ids: readonly number[]): Promise<number> {
  return countOf(
    rows.wholeSeller().from('station').where('station.id', '=', sql<number>`any(${ids}::bigint[])`),
  )
}

async function countOf(query: ReturnType<typeof Rows.prototype.from<'station'>>): Promise<number> {
  const { count } = await query.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
