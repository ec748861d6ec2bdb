import { DAY, MINUTE } from '@ampdeck/api/time'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { hashPassword } from '../access/password.ts'
import { plugins } from '../database/database.ts'
import { monthOf } from '../database/partitions.ts'
import type { Tables } from '../database/tables.ts'
import { copyRows } from './copy-rows.ts'
import type { DemoPart, Sink, Span } from './part.ts'
import { demoParts } from './parts.ts'
import { historyStart, type World } from './world.ts'

const LOCK = 1_853_003
const WEEK = 7 * DAY
/** A server that was away for less has missed nothing: its chargers tell what happened meanwhile. */
const SHORT_BREAK = 10 * MINUTE
/** Tables that are read by statistics of their content from the first query on. */
const large = [
  'charge_order',
  'charge_order_tally',
  'bill_line',
  'day_stat',
  'account_flow',
  'member',
  'account',
  'gun',
  'pile',
  'alarm',
  'work_order',
]

export interface PrepareOptions {
  db: Kysely<Tables>
  pool: Pool
  seed: number
  /** Without it, the first start. */
  anchor: number | undefined
  scale: number
  now: () => number
  /** Of the accounts; tests give a faster one, without a salt. */
  hashPassword?: (md5: string) => Promise<string>
  /** Called with about every tenth of the work: how much of it is done and what is being made, as `40 %, orders`. */
  progress?: (step: string) => void
}

/**
 * Makes the demo network, and at a later start the days that are missing up to now. Each part, and each month of its
 * history, is one transaction that also notes it as done: what a crash interrupted is made at the next start.
 * Several processes may call it at once; one does the work.
 */
export async function prepareDemo(options: PrepareOptions): Promise<World> {
  const client = await options.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // The index of text parts takes up a whole span at once: 34 s instead of 48 s for the preparation.
    await client.query("set gin_pending_list_limit = '256MB'")
    await client.query('set default_statistics_target = 10')
    const now = options.now()
    const world = await worldOf(options, now)
    const parts = await demoParts()
    const steps = await missingSteps(options.db, world, parts)
    const bound = boundTo(client)
    let tenths = -1
    for (const [index, { part, run, note }] of steps.entries()) {
      const reached = Math.floor((10 * index) / steps.length)
      if (reached > tenths) options.progress?.(`${reached * 10} %, ${part.name}`)
      tenths = reached
      await bound.transaction().execute(async (trx) => {
        const copy: Sink['copy'] = (table, rows, into) => copyRows(client, table, rows, into)
        await run({ db: trx, copy, hashPassword: options.hashPassword ?? hashPassword })
        await recordDone(trx, part, note, now)
      })
      if (steps[index + 1]?.part !== part) await analyzeFilled(client)
    }
    if (isMuch(steps)) {
      for (const part of parts) await part.sumUp?.(bound)
      await client.query('reset default_statistics_target')
      await client.query(`vacuum (analyze) ${large.join(', ')}`)
    }
    return world
  } finally {
    await client
      .query(
        `reset gin_pending_list_limit; reset default_statistics_target; select pg_advisory_unlock(${LOCK})`,
      )
      .finally(() => client.release())
  }
}

/**
 * Gives the database its statistics of the tables that were just filled, partitioned ones as a whole: without them it
 * takes each for nearly empty, and the parts that read it wait for minutes. A small sample will do.
 */
async function analyzeFilled(client: PoolClient): Promise<void> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(`
    select distinct coalesce(pg_partition_root(relid), relid)::regclass::text as name
    from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > 20 + n_live_tup / 5`)
  if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}

/** A few hours since the last start change no statistics. */
function isMuch(steps: readonly Step[]): boolean {
  return new Set(steps.map(({ part }) => part)).size < steps.length || steps.some(({ note }) => !note.until)
}

interface Step {
  part: DemoPart
  run(sink: Sink): Promise<void>
  /** What is then recorded of the part: up to when its history reaches. */
  note: { until?: number }
}

/** The number, the moment and the size are those of the first start, whatever is asked for later. */
async function worldOf({ db, seed, scale, anchor }: PrepareOptions, now: number): Promise<World> {
  const wanted = { seed, scale, anchor: anchor ?? now }
  const found = await db.selectFrom('demo').select('detail').where('part', '=', 'world').executeTakeFirst()
  if (!found) {
    await db
      .insertInto('demo')
      .values({ part: 'world', detail: JSON.stringify(wanted), ts: now })
      .execute()
  }
  const world = (found?.detail ?? wanted) as typeof wanted
  return { ...world, now: Math.max(now, world.anchor) }
}

async function missingSteps(db: Kysely<Tables>, world: World, parts: readonly DemoPart[]): Promise<Step[]> {
  const rows = await db.selectFrom('demo').select(['part', 'detail']).execute()
  const done = new Map(rows.map(({ part, detail }) => [part, detail as { until?: number }]))
  return parts.flatMap((part) => {
    const known = done.get(part.name)
    const from = known?.until ?? historyStart(world)
    const { prepare, extend, present } = part
    const isLate = known?.until === undefined ? from < world.now : from < world.now - SHORT_BREAK
    const spans = isLate ? spansOf(from, world.now, world.scale) : []
    return [
      ...(prepare && !known ? [{ part, run: (sink: Sink) => prepare(world, sink), note: {} }] : []),
      ...(extend
        ? spans.map((span) => ({
            part,
            run: (sink: Sink) => extend(world, sink, span),
            note: { until: span.to },
          }))
        : []),
      ...(present && isLate
        ? [{ part, run: (sink: Sink) => present(world, sink), note: { until: world.now } }]
        : []),
    ]
  })
}

/** A stretch of time, cut at the ends of the months, and where the network is large more often. */
export function spansOf(from: number, to: number, scale: number): Span[] {
  const longest = scale > 4 ? WEEK : Number.POSITIVE_INFINITY
  const spans: Span[] = []
  for (let at = from; at < to; at = spans.at(-1)?.to ?? to) {
    spans.push({ from: at, to: Math.min(to, monthOf(at).to, at + longest) })
  }
  return spans
}

async function recordDone(
  db: Kysely<Tables>,
  { name }: DemoPart,
  note: Step['note'],
  ts: number,
): Promise<void> {
  const detail = JSON.stringify(note)
  await db
    .insertInto('demo')
    .values({ part: name, detail, ts })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ detail, ts }))
    .execute()
}

/** Kysely over this one connection, so that COPY runs in the same transaction. */
function boundTo(client: PoolClient): Kysely<Tables> {
  const only = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => only, end: async () => undefined, options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
}
