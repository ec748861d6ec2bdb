import { type Expression, sql } from 'kysely'

/** Name and password in an address: `ftp://name:password@host/`. Up to the last `@`, for a password may hold one. */
const LOGIN = /(:\/\/)[^\s"/]+@/

/** A text with the log-ins of its addresses hidden. */
export const withoutLogins = (text: string) => text.replace(new RegExp(LOGIN, 'g'), '$1***@')

/** The same of a column of JSON. */
export const jsonWithoutLogins = (column: Expression<unknown>) =>
  sql<unknown>`regexp_replace(${column}::text, ${LOGIN.source}, ${'\\1***@'}, 'g')::jsonb`
