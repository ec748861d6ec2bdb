/*
 * The tables as Kysely sees them: camelCase here, snake_case in PostgreSQL. Times are epoch milliseconds, money
 * is fen, energy Wh, power W, prices 0.0001 yuan per kWh. Every fleet table has the seller first in its key.
 *
 * Each table stands with its feature, in a file `*.table.ts` that adds itself to the two interfaces here.
 */

/** Every table of the database. */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it by declaration merging
export interface Tables {}

/** The tables of a seller's data, each with its scope; the others (sessions, the demo's notes) have none. */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it by declaration merging
export interface ScopedTables {}

/**
 * Stands for a table whose name is known when the program runs. Kysely cannot follow a name that is a type parameter,
 * and for one that may be any table it makes the types of all of them, which takes the compiler minutes.
 */
export type AnyTable = 'station' & keyof ScopedTables & keyof Tables

/** How a table is cut to what a caller may see (the scope tags of domain.md §3). */
export interface ScopeTag<Column = string> {
  /** [D]: the column that names the station. */
  station?: Column
  /** [F]: the column that names the fleet. */
  fleet?: Column
  /** Rows are never deleted, so there is nothing to leave out. */
  keepsAll?: true
  /** Lists of what a record names, each with what that is; who sees a part of it writes that part (`named-records.ts`). */
  names?: {
    lists: { [C in Column & string]?: NamedKind | { by: Column; kinds: Readonly<Record<number, NamedKind>> } }
    /** A record that names nothing is for all. */
    emptyIsAll: boolean
    /** Only the lists are kept: the record itself is seen and changed by whoever may otherwise. */
    isOpen?: true
  }
  /** Columns that bind others to a record: `station.occupyRuleId`. It is changed by who sees all of them. */
  boundBy?: readonly string[]
  /** The record whose bindings count for this one. */
  partOf?: { table: string; by: Column }
}

/** What a list of a record may name. */
export type NamedKind = 'station' | 'pile' | 'member' | 'fleet'

/** The scopes that a file of tables declares, by the names of its tables; an empty one is the whole seller. */
export type ScopeTags = { [T in keyof Tables]?: ScopeTag<keyof Tables[T]> }

/** For how many days a table keeps its rows, by the column of their time; a table without such a line keeps them. */
export type KeptRows = { [T in keyof Tables]?: { time: keyof Tables[T]; days: number } }

/** The columns of a table in which secrets are sealed (`foundation/secrets.ts`). */
export type SecretColumns = { [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] }
