import { DAY, UTC8 } from '@ampdeck/api/time'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'

/** What moved on accounts on some days, by the fleet and type of the account. */
export const flowsOn = (days: RawBuilder<unknown>) => sql`
  select f.seller_id, d.day, a.group_id, a.type, sum(f.amount_fen)::bigint as amount_fen, sum(f.held_fen)::bigint as held_fen
  from (select seller_id, day, (day::date - date '1970-01-01') * ${sql.lit(DAY)}::bigint - ${sql.lit(UTC8)} as begins
    from (${days}) d offset 0) d
  join account_flow f on f.seller_id = d.seller_id and f.ts >= d.begins and f.ts < d.begins + ${sql.lit(DAY)}
  join account a on a.seller_id = f.seller_id and a.id = f.account_id and a.deleted = 0
  group by 1, 2, 3, 4`

/** Counts the days again on which something has moved, and says how many. What moves meanwhile is noted for the next time. */
export async function countFlows(db: Kysely<Tables>): Promise<number> {
  const { rows: days } = await sql<{ sellerId: number; day: string }>`
    with gone as (delete from account_flow_change returning *) select distinct seller_id, day from gone`.execute(
    db,
  )
  if (days.length === 0) return 0
  const these = sql`select * from unnest(${days.map(({ sellerId }) => sellerId)}::bigint[],
    ${days.map(({ day }) => day)}::text[]) as d(seller_id, day)`
  await sql`delete from account_flow_day t using (${these}) d
    where t.seller_id = d.seller_id and t.day = d.day`.execute(db)
  await sql`insert into account_flow_day (seller_id, day, group_id, type, amount_fen, held_fen)
    ${flowsOn(these)}`.execute(db)
  return days.length
}

/** The visible sums of days from one on. Days of which something is noted are counted from their movements. */
export const flowDays = (rows: Rows, first: string) => sql`
  with changed as materialized (
    select distinct seller_id, day from (${rows.from('accountFlowChange').where('day', '>=', first).selectAll()}) c)
  select k.* from (${rows
    .from('accountFlowDay')
    .where('day', '>=', first)
    .select(['sellerId', 'day', 'groupId', 'type', 'amountFen', 'heldFen'])}) k
  where not exists (select from changed c where c.seller_id = k.seller_id and c.day = k.day)
  union all ${flowsOn(sql`select * from changed`)}`
