import { type Kysely, sql } from 'kysely'

/** A role has a name in each language, as other records with names have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role add column name_en text`.execute(db)
  await sql`update role set name_en = role.name, name = named.zh
    from (values ('Administrator', '管理员'), ('Finance', '财务'), ('Field operations', '现场运维'),
      ('Operations', '运营'), ('Repair', '维修'), ('Viewer', '只读')) as named (en, zh)
    where role.built_in = 1 and role.name = named.en and not exists (select from role other
      where other.seller_id = role.seller_id and other.deleted = 0 and other.name = named.zh)`.execute(db)
}
