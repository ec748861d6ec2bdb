import type { Pace } from '@ampdeck/simulator/clock'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The channel on which the process that simulates hears of a new pace. */
export const PACE_CHANNEL = 'simulator_pace'
const PART = 'simulator'
const REAL_TIME: Pace = { speed: 1, paused: false }

/** How fast the simulated network lives: the same for all server processes. */
export async function readPace(db: Kysely<Tables>): Promise<Pace> {
  const found = await db.selectFrom('demo').select('detail').where('part', '=', PART).executeTakeFirst()
  return { ...REAL_TIME, ...(found?.detail as Partial<Pace> | undefined) }
}

export async function writePace(db: Kysely<Tables>, { speed, paused }: Pace, ts: number): Promise<void> {
  const detail = JSON.stringify({ speed, paused })
  await db
    .insertInto('demo')
    .values({ part: PART, detail, ts })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ detail, ts }))
    .execute()
  await sql`select pg_notify(${PACE_CHANNEL}, '')`.execute(db)
}

/**
 * While it is simulated, the demo network makes its history itself: what a later start fills in begins after it.
 */
export async function recordLived(db: Kysely<Tables>, until: number): Promise<void> {
  await sql`
    update demo set detail = jsonb_set(detail, '{until}', to_jsonb(${until}::bigint))
    where detail ? 'until' and (detail->>'until')::bigint < ${until}`.execute(db)
}
