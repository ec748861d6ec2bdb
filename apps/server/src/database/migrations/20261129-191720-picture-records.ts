import { type Kysely, sql } from 'kysely'

const ADDRESS = `'/config-service/picture/' || picture.name`
/** Which records have pictures, and where. */
const holders = [
  ['station', 'station', '= any(held.pictures)'],
  ['seller', 'seller', 'in (held.platform_logo, held.platform_website_icon)'],
  ['workOrder', 'work_order', '= any(held.pictures || held.result_pictures)'],
  ['feedback', 'feedback', '= any(held.pictures)'],
  ['comment', 'comment', '= any(held.pictures)'],
  ['vehicleCertification', 'vehicle_certification', '= held.licence_picture'],
] as const

/** A picture belongs to one kind of record, which says who reads it; whose record is unknown is its uploader's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table picture add column part_of text not null default ''`.execute(db)
  for (const [kind, table, holds] of holders)
    await sql
      .raw(
        `update picture set part_of = '${kind}' where exists (select from ${table} as held where ${ADDRESS} ${holds})`,
      )
      .execute(db)
  await sql`create index work_order_pictures on work_order using gin (pictures, result_pictures)`.execute(db)
  await sql`create index feedback_pictures on feedback using gin (pictures)`.execute(db)
  await sql`create index comment_pictures on comment using gin (pictures)`.execute(db)
  await sql`create index certification_picture on vehicle_certification (licence_picture)`.execute(db)
}
