import type { Organize } from '@ampdeck/api/system/organize'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'

export type Organisation = z.output<typeof Organize>

function listed(rows: Rows) {
  return rows
    .from('organize')
    .selectAll()
    .select([
      sql<
        string | null
      >`(select leader.name from account_user leader where leader.seller_id = organize.seller_id
        and leader.id = organize.leader_user_id and leader.deleted = 0)`.as('leaderName'),
      sql<number>`(select count(*)::int from account_user own where own.seller_id = organize.seller_id
        and own.organize_id = organize.id and own.deleted = 0)`.as('users'),
    ])
    .orderBy('sort')
    .orderBy('id')
}

export function all(rows: Rows): Promise<Organisation[]> {
  return listed(rows).execute()
}

export async function get(rows: Rows, id: number): Promise<Organisation> {
  const found = await listed(rows).where('organize.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** Keeps others from changing the tree until the transaction ends: two moves together could make a circle. */
export async function lockTree(rows: Rows): Promise<void> {
  await rows.from('organize').select('organize.id').orderBy('organize.id').forUpdate().execute()
}

/** Puts an organisation at its place among those of its level, whose order is numbered anew. */
export async function order(rows: Rows, id: number, before: number | null): Promise<void> {
  const tree = await all(rows)
  const pid = tree.find((one) => one.id === id)?.pid ?? null
  const beside = tree.filter((one) => one.pid === pid && one.id !== id).map((one) => one.id)
  const at = before === null ? -1 : beside.indexOf(before)
  beside.splice(at === -1 ? beside.length : at, 0, id)
  await sql`update organize set sort = 10 * place.n from unnest(${beside}::bigint[]) with ordinality as place (id, n)
    where organize.seller_id = ${rows.sellerId} and organize.id = place.id`.execute(rows.db)
}
