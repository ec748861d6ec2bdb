import { type Kysely, sql } from 'kysely'

/**
 * What an accepted command waits for and until when, when its pile has answered, and when a pile last reported on a
 * log. Members are informed once of a reservation that others have cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pile_command add column answered_time bigint, add column effect jsonb,
    add column effect_due_time bigint`.execute(db)
  await sql`create index pile_command_late on pile_command (id)
    where state = 5 and outcome <> 'notSent'`.execute(db)
  await sql`alter table charge_point add column log_time bigint`.execute(db)
  await sql`alter table reservation add column informed_time bigint`.execute(db)
  // Those that were accepted before wait for the same from now on; what is long over ends with the first look.
  await sql`update pile_command set answered_time = update_time, effect_due_time = update_time + 86400000,
      effect = jsonb_strip_nulls(jsonb_build_object('connector', request->'connector', 'kind', case command
        when 1 then 'outOfService' when 2 then 'inService' when 3 then 'boot' when 5 then 'charge'
        when 6 then 'chargeEnd' when 13 then 'boot' when 16 then 'firmware' else 'password' end))
    where state = 3 and command in (1, 2, 3, 5, 6, 13, 16, 28)`.execute(db)
  await sql`update pile_command set state = 5, outcome = 'noEffect', done_time = update_time
    where state = 3 and effect is null`.execute(db)
}
