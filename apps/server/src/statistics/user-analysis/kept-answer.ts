import { HOUR } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'

interface Answer {
  /** What it was made of. */
  stamp: string
  value: Promise<unknown>
}

/** Of people with many scopes, and stations that are looked at one by one. */
const MAX = 200
const answers = new WeakMap<Kysely<Tables>, Map<string, Answer>>()

/**
 * An answer that is counted from many rows and asked for again and again: it is counted once for each state of the
 * members' charges and portraits, which the job renews once a minute, and for each hour, which bounds what is compared.
 */
export async function keptAnswer<T>(
  rows: Rows,
  name: string,
  asked: object,
  count: () => Promise<T>,
): Promise<T> {
  const stamp = `${await versionOf(rows)} ${Math.floor(rows.now / HOUR)}`
  const own = answers.get(rows.db) ?? new Map<string, Answer>()
  answers.set(rows.db, own)
  const key = JSON.stringify([name, rows.scope, asked])
  const known = own.get(key)
  // The type is that of the last call with this name, which is this function's own.
  if (known?.stamp === stamp) return known.value as Promise<T>
  const value = count()
  own.delete(key)
  own.set(key, { stamp, value })
  const [oldest] = own.keys()
  if (own.size > MAX && oldest !== undefined) own.delete(oldest)
  // What failed is asked for anew.
  value.catch(() => own.delete(key))
  return value
}

async function versionOf({ db, scope: { sellerId } }: Rows): Promise<string> {
  const { rows } = await sql<{ version: string }>`select coalesce(sum(version), 0)::text as version
    from member_stat_version ${sellerId === null ? sql`` : sql`where seller_id = ${sellerId}`}`.execute(db)
  return rows[0]?.version ?? ''
}
