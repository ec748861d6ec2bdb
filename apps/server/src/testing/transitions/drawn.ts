import { sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made } from './transition.ts'

/** The first record of the demo, with these values: in the state from which a step leads. */
export async function drawn(
  { server: { db } }: Bench,
  table: keyof Tables,
  values: Readonly<Record<string, unknown>>,
): Promise<Made> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Made>`update ${sql.table(table)} set ${sql.join(set)} where id = (
    select min(id) from ${sql.table(table)} where seller_id = ${SKYLINE} and deleted = 0) returning id, version`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`The demo has no ${table}.`)
  return row
}
