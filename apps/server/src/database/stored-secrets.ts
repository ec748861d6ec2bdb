import { type Kysely, sql } from 'kysely'
import { findSomeExports } from '../foundation/find-exports.ts'
import { currentKeyId, isSealed, keyIdOf, openSecret, sealSecret } from '../foundation/secrets.ts'
import type { SecretColumns, Tables } from './tables.ts'

/** The columns in which secrets are sealed, as the files `*.table.ts` declare them. */
const columns = (await findSomeExports<SecretColumns>('table', 'secrets')).flatMap((tables) =>
  Object.entries(tables).flatMap(([table, names]) => names.map((column) => ({ table, column }))),
)

interface Stored {
  table: string
  column: string
  value: string
}

/** Seals what an older version has stored in clear; gives how many there were. */
export async function sealClearSecrets(db: Kysely<Tables>): Promise<number> {
  return sealAgain(
    db,
    (await all(db)).filter(({ value }) => !isSealed(value)),
  )
}

/** Seals under the first key what another one has sealed; what cannot be read stays as it is, and is counted. */
export async function resealSecrets(db: Kysely<Tables>): Promise<{ sealed: number; unreadable: number }> {
  const old = (await all(db)).filter(({ value }) => keyIdOf(value) !== currentKeyId())
  const readable = old.filter(({ value }) => canOpen(value))
  return { sealed: await sealAgain(db, readable), unreadable: old.length - readable.length }
}

/** The keys that some stored secret needs. */
export async function neededKeys(db: Kysely<Tables>): Promise<Set<string>> {
  return new Set((await all(db)).flatMap(({ value }) => keyIdOf(value) ?? []))
}

async function all(db: Kysely<Tables>): Promise<Stored[]> {
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await sql<{ value: string }>`select distinct ${sql.ref(column)} as value
        from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
      return rows.map(({ value }) => ({ table, column, value }))
    }),
  )
  return found.flat()
}

/** By its value: one that was changed meanwhile is a new one. */
async function sealAgain(db: Kysely<Tables>, secrets: readonly Stored[]): Promise<number> {
  for (const { table, column, value } of secrets)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealSecret(openSecret(value))}
      where ${sql.ref(column)} = ${value}`.execute(db)
  return secrets.length
}

function canOpen(value: string): boolean {
  try {
    openSecret(value)
    return true
  } catch {
    return false
  }
}
