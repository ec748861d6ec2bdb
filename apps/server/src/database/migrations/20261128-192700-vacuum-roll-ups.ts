import { type Kysely, sql } from 'kysely'

/**
 * The newest days of roll-ups are counted again and again, and read most. They are read from an index alone once their
 * table was vacuumed: this is done when a fiftieth of it has changed, not a fifth, which is months of days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'day_stat',
    'station_total',
    'hour_total',
    'station_day',
    'member_day',
    'car_day',
    'car_stat',
    'fleet_day',
    'gun_stat',
    'gun_charge',
    'station_charge',
    'station_hour',
    'period_stat',
    'gun_start',
    'station_start',
    'hour_start',
    'site_day',
  ])
    await sql`alter table ${sql.table(table)}
      set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db)
}
