/*
 * How many orders lie in each bucket of each sorted column: what a deep page skips without reading it
 * (docs/decisions/0008-deep-pages.md). Each statement adds its differences as new rows, so that writers never wait
 * for one another, and readers sum them; a job folds them together from time to time.
 */

/** Sorted columns in buckets of 6.2 days, 128 fen and 512 Wh; a shift rounds down, below zero as well. */
const buckets = { startTime: 'id >> 41', payableFen: 'payable_fen >> 7', energyWh: 'energy_wh >> 9' }

const differences = (rows: string, sign: string) =>
  Object.entries(buckets).map(
    ([field, bucket]) => `select seller_id, station_id, order_status, charge_status, '${field}' as field,
      ${bucket} as bucket, ${sign}1 as orders from ${rows}`,
  )

function tallying(event: string, transition: string, changes: string[]): string[] {
  const name = `charge_order_tally_${event}`
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      insert into charge_order_tally (seller_id, station_id, order_status, charge_status, field, bucket, orders)
      select seller_id, station_id, order_status, charge_status, field, bucket, sum(orders)
      from (${changes.join(' union all ')}) as changes
      group by seller_id, station_id, order_status, charge_status, field, bucket having sum(orders) <> 0;
      return null;
    end $$`,
    `create trigger ${name} after ${event} on charge_order referencing ${transition}
      for each statement execute function ${name}()`,
  ]
}

const [oldRows, newRows] = [differences('old_rows', '-'), differences('new_rows', '')]

/** The tally of orders and the triggers that keep it; they see what is written through `charge_order` itself. */
export const orderTally = [
  `create table charge_order_tally (seller_id bigint not null, station_id bigint not null,
    order_status smallint not null, charge_status smallint not null, field text not null, bucket bigint not null,
    orders bigint not null)`,
  `create index charge_order_tally_bucket on charge_order_tally (seller_id, field, bucket)
    include (station_id, order_status, charge_status, orders)`,
  ...tallying('insert', 'new table as new_rows', newRows),
  ...tallying('update', 'old table as old_rows new table as new_rows', [...oldRows, ...newRows]),
  ...tallying('delete', 'old table as old_rows', oldRows),
]
