import { type Kysely, sql } from 'kysely'

/*
 * What moved on accounts is rolled up by day. A movement notes its day, one row for each statement; an account that
 * changes its fleet or type, or is deleted, notes all days on which it moved.
 */

const dayOf = (ms: string) =>
  `to_char(date '1970-01-01' + ((${ms} + 28800000) / 86400000)::int, 'YYYY-MM-DD')`

const noting = (name: string, on: string, days: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into account_flow_change (seller_id, day) ${days};
    return null;
  end $$`,
  `create trigger ${name} after ${on} execute function ${name}()`,
]
const moved = (event: string, transition: string, tables: string[]) =>
  noting(
    `account_flow_day_${event}`,
    `${event} on account_flow referencing ${transition} for each statement`,
    tables.map((table) => `select distinct seller_id, ${dayOf('ts')} from ${table}`).join(' union '),
  )

const statements = [
  `create table account_flow_day (seller_id bigint not null, day text not null, group_id bigint, type smallint not null,
    amount_fen bigint not null, held_fen bigint not null, unique nulls not distinct (seller_id, day, group_id, type))`,
  'create table account_flow_change (seller_id bigint not null, day text not null)',
  'create index account_flow_change_day on account_flow_change (seller_id, day)',
  ...moved('insert', 'new table as new_rows', ['new_rows']),
  ...moved('update', 'old table as old_rows new table as new_rows', ['old_rows', 'new_rows']),
  ...moved('delete', 'old table as old_rows', ['old_rows']),
  ...noting(
    'account_flow_day_account',
    `update of group_id, type, deleted on account for each row when ((old.group_id, old.type, old.deleted)
      is distinct from (new.group_id, new.type, new.deleted))`,
    `select distinct seller_id, ${dayOf('ts')} from account_flow where seller_id = new.seller_id and account_id = new.id`,
  ),
  `insert into account_flow_day (seller_id, day, group_id, type, amount_fen, held_fen)
    select f.seller_id, ${dayOf('f.ts')}, a.group_id, a.type, sum(f.amount_fen), sum(f.held_fen)
    from account_flow f join account a on a.seller_id = f.seller_id and a.id = f.account_id and a.deleted = 0
    group by 1, 2, 3, 4 order by 1, 2`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
