import pg, { type ClientBase } from 'pg'

/** Where the product's data lies: its own tables, and background work that has not been done. */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job_common', 'job_dependency']
/** Kept by the migrations themselves. */
const NOT_DUMPED = ['kysely_migration', 'kysely_migration_lock']

export interface DumpedTable {
  schema: string
  name: string
  /** In the order of the table; what the database computes is left out. */
  columns: string[]
}

/** A table of one month, as it hangs on its table. */
export interface Partition {
  parent: string
  name: string
  bounds: string
}

export interface Sequence {
  schema: string
  name: string
  value: string
}

export const nameOf = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/** The tables that hold rows, each after those that its foreign keys point to. */
export async function dumpedTables(client: ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable & { needs: string[] | null }>(
    `select n.nspname as schema, c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(distinct r.relname) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' and c.relname <> all ($1) or n.nspname = 'jobs' and c.relname = any ($2))
    order by 1, 2`,
    [NOT_DUMPED, JOB_TABLES],
  )
  const ordered: DumpedTable[] = []
  let left = rows
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ needs }) => !needs?.some((name) => waiting.has(name)))
    if (ready.length === 0) throw new Error('Foreign keys go round in a circle.')
    ordered.push(...ready.map(({ schema, name, columns }) => ({ schema, name, columns })))
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

export async function partitionsOf(client: ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`,
  )
  return rows
}

/** What makes the text of a value the same on every server. */
export async function settleFormats(client: ClientBase): Promise<void> {
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
    set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`)
}
