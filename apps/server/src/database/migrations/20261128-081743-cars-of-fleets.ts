import { type Kysely, sql } from 'kysely'

/* What the cars of fleets charged is rolled up by station and day, and by month. */

const FINISHED = 3
const day = "to_char(date '1970-01-01' + ((end_time + 28800000) / 86400000)::int, 'YYYY-MM-DD')"
const key = 'seller_id, day, station_id, group_id, plate'
const sums = ['orders', 'energy_wh', 'payable_fen']

const statements = [
  ...['car_stat', 'car_stat_month'].map(
    (
      table,
    ) => `create table ${table} (seller_id bigint not null, station_id bigint not null, day text not null,
      group_id bigint not null, plate text, ${sums.map((sum) => `${sum} bigint not null`).join(', ')},
      unique nulls not distinct (${key}))`,
  ),
  `insert into car_stat (${key}, ${sums.join(', ')})
    select seller_id, ${day}, station_id, group_id, plate, count(*), sum(energy_wh), sum(payable_fen) from charge_order
    where order_status = ${FINISHED} and energy_wh > 0 and end_time is not null and group_id is not null
    group by 1, 2, 3, 4, 5 order by 1, 2`,
  `insert into car_stat_month (${key}, ${sums.join(', ')})
    select seller_id, left(day, 7) || '-01', station_id, group_id, plate, ${sums.map((sum) => `sum(${sum})`).join(', ')}
    from car_stat group by 1, 2, 3, 4, 5 order by 1, 2`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
