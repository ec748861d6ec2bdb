import { sql } from 'kysely'

/** The standard columns of every table that people write (domain.md §1). */
export const standard = `
  id bigint not null,
  seller_id bigint not null,
  create_time bigint not null,
  update_time bigint not null,
  create_user bigint,
  update_user bigint,
  deleted smallint not null default 0,
  version int not null default 1`

/** The same inside a `sql` text. */
export const standardColumns = sql.raw(standard)
