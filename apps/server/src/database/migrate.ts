import { globSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

const FOLDER = new URL('migrations/', import.meta.url)

/**
 * Every migration by its name, which begins with when it was written (`20261120-1200-station-group`; the first ones
 * have a number). They run in the order of their names. One that was released is never changed, a new one is added.
 */
async function migrations(): Promise<Record<string, Migration>> {
  const files = globSync('[0-9]*.ts', { cwd: FOLDER })
  const found = files.map(async (file) => {
    const migration: Migration = await import(new URL(file, FOLDER).href)
    return [file.replace(/\.ts$/, ''), migration] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** The names of all migrations that this version has, in their order. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await migrations()).toSorted()
}

/**
 * Brings the schema up to date, or to the version that `last` made. Of several processes that start at once, one does it
 * and the others wait.
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: migrations } })
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(failed ? `Migration ${failed.migrationName} failed.` : 'The migration failed.', {
    cause: error,
  })
}
