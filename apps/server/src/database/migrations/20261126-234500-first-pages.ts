import { type Kysely, sql } from 'kysely'

/** Lists that begin with the newest, or with what is open: their first page reads its rows alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of [
    'raw_bill_time on raw_bill (seller_id, received_time, id)',
    'card_bill_time on card_bill (seller_id, read_time, id)',
    'reservation_time on reservation (seller_id, from_time, id)',
    'charge_plan_run_time on charge_plan_run (seller_id, planned_start, id)',
    'vehicle_time on vehicle (seller_id, create_time, id)',
    'vehicle_certification_time on vehicle_certification (seller_id, create_time, id)',
    'member_portrait_recency on member_portrait (seller_id, recency, member_id)',
    `charge_order_overtime on charge_order (seller_id, id) include (station_id, group_id, overtime_kind)
      where overtime_kind is not null`,
    `charge_order_outstanding on charge_order (seller_id, id) include (station_id, group_id)
      where charge_status in (1, 2) and order_status = 3 and owed_fen > 0 and bad_debt = 0`,
  ])
    await sql`create index ${sql.raw(index)}`.execute(db)
}
