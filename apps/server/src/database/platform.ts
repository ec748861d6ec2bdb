import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What the server's parts share: the database, the clock and the maker of record numbers. */
export interface Platform {
  db: Kysely<Tables>
  now(): number
  newId(): number
}
