import type { Platform } from '../database/platform.ts'
import type { Context } from '../http/context.ts'

/** A request's database, clock and numbers, as the engine takes them. */
export function platformOf({ rows, now }: Pick<Context, 'rows' | 'now'>): Platform {
  return { db: rows.db, now: () => now, newId: () => rows.newId() }
}
