import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outgoing_message (id bigint not null, seller_id bigint not null, kind text not null,
    recipients text[] not null, subject text not null, body text not null, attachments jsonb not null,
    state smallint not null, tries int not null default 0, last_error text, create_time bigint not null,
    sent_time bigint, primary key (seller_id, id))`.execute(db)
  await sql`create index outgoing_message_time on outgoing_message (create_time)`.execute(db)
}
