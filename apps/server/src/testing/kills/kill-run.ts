import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { violations } from '../../bill/invariants/invariants.store.ts'
import { connect, type Database } from '../../database/database.ts'
import { runningEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts'
import { readPostmaster } from '../../database/embedded/postmaster-file.ts'
import { type Answered, startWork } from './work.ts'

/** The server that is killed. Whoever runs it starts it again, as a service manager does; all else it does itself. */
export interface Victim {
  url: string
  data: string
  kill9(): Promise<void>
  restart(): Promise<void>
}

export type Target = 'server' | 'backend' | 'postmaster'
const targets: readonly Target[] = ['server', 'backend', 'postmaster']

export interface Kill {
  target: Target
  /** From the kill to `/readyz`. */
  backMs: number
}

export interface KillReport {
  kills: Kill[]
  answered: { groups: number; charges: number; exports: number }
  /** How often a pile's link was lost: not by a loss of the database alone. */
  lostLinks: number
  /** What was answered and is not there, is there twice, or breaks a rule; empty when all is well. */
  faults: string[]
  /** Exports that are not there yet, or failed. */
  openExports: number
}

const BACK_WITHIN_MS = 120_000
const NOTICED_WITHIN_MS = 1_000
const EXPORTED_WITHIN_MS = 120_000
const PILES = 4

/** Kills server, backend and postmaster in turn at random moments while people and piles work, then looks for all that was answered. */
export async function killRun(
  victim: Victim,
  kills: number,
  onKill: (kill: Kill) => void = () => undefined,
): Promise<KillReport> {
  const began = Date.now()
  const scene = await readScene(victim)
  const work = startWork(victim.url, scene)
  const done: Kill[] = []
  try {
    for (let n = 0; n < kills; n++) {
      await pause(300 + Math.random() * 1_500)
      const target = targets[n % targets.length] ?? 'server'
      const backMs = await kill(victim, target)
      done.push({ target, backMs })
      onKill({ target, backMs })
    }
    await pause(1_000)
  } finally {
    await work.stop()
  }
  return withDatabase(victim, async (database) => {
    const { answered } = work
    const openExports = await untilExported(database, answered.exports)
    return {
      kills: done,
      answered: {
        groups: answered.groups.length,
        charges: answered.charges.length,
        exports: answered.exports.length,
      },
      lostLinks: work.losses(),
      faults: await faultsOf(database, answered, began),
      openExports,
    }
  })
}

async function kill(victim: Victim, target: Target): Promise<number> {
  const at = performance.now()
  if (target === 'server') {
    await victim.kill9()
    await victim.restart()
  } else {
    process.kill(target === 'backend' ? await backendOf(victim) : await postmasterOf(victim), 'SIGKILL')
    // That it is noticed at all is not seen where it is back within a moment.
    while (performance.now() - at < NOTICED_WITHIN_MS && (await isReady(victim))) await pause(20)
  }
  while (!(await isReady(victim))) {
    if (performance.now() - at > BACK_WITHIN_MS) throw new Error(`not back after the kill of a ${target}`)
    await pause(20)
  }
  return Math.round(performance.now() - at)
}

async function isReady({ url }: Victim): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok
  } catch {
    return false
  }
}

async function backendOf(victim: Victim): Promise<number> {
  const connection = await runningEmbeddedPostgres(victim.data)
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'ampdeck%' order by random() limit 1`,
  )
  await client.end()
  return rows[0]?.pid ?? (await postmasterOf(victim))
}

async function postmasterOf({ data }: Victim): Promise<number> {
  const found = await readPostmaster(join(data, 'postgres'))
  if (!found) throw new Error('no PostgreSQL runs')
  return found.pid
}

async function withDatabase<T>({ data }: Victim, work: (database: Database) => Promise<T>): Promise<T> {
  const address = await runningEmbeddedPostgres(data)
  if (!address) throw new Error('no PostgreSQL runs')
  const database = connect(address, { poolSize: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Piles of the demo with a gun that is free, and cars of a fleet that pays by the month. */
function readScene(victim: Victim) {
  return withDatabase(victim, async ({ pool }) => {
    const piles = await pool.query<{ code: string; stationId: number }>(
      `select p.code, p.station_id as "stationId" from pile p join station s on s.id = p.station_id and s.status = 1
        join gun g on g.pile_id = p.id and g.letter = 0 and g.current_order_id is null
        where p.seller_id = 10001 and p.deleted = 0 and p.status in (1, 2) and g.status = 1 order by p.code limit $1`,
      [PILES],
    )
    return {
      stationId: piles.rows[0]?.stationId ?? 0,
      piles: piles.rows.map(({ code }) => code),
      cars: Array.from({ length: PILES }, (_, index) => `LZZ9TEST1004000${61 + index}`),
    }
  })
}

/** How many exports are not there after a while. */
async function untilExported({ pool }: Database, ids: readonly number[]): Promise<number> {
  const end = Date.now() + EXPORTED_WITHIN_MS
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*) as open from export_file where id = any ($1) and file_state <> 2',
      [ids],
    )
    const open = rows[0]?.open ?? 0
    if (open === 0 || Date.now() > end) return open
    await pause(500)
  }
}

async function faultsOf(database: Database, answered: Answered, began: number): Promise<string[]> {
  const { pool, db } = database
  const groups = await pool.query<{ name: string; times: number }>(
    `select name, count(*) as times from station_group where name like 'Kill %' group by name`,
  )
  const timesOf = new Map(groups.rows.map(({ name, times }) => [name, times]))
  const lost = answered.groups.filter((name) => !timesOf.has(name)).map((name) => `write ${name} is lost`)
  const doubled = groups.rows.filter(({ times }) => times > 1).map(({ name }) => `write ${name} is doubled`)

  const charges: string[] = []
  for (const { pile, transactionId, energyWh } of answered.charges) {
    const { rows } = await pool.query<{ status: number; energyWh: number }>(
      `select o.order_status as status, o.energy_wh as "energyWh" from charge_transaction t
        join charge_order o on o.seller_id = t.seller_id and o.id = t.order_id join pile p on p.id = t.pile_id
        where p.code = $1 and t.transaction_id = $2`,
      [pile, String(transactionId)],
    )
    const what = `charge ${transactionId} of ${pile}`
    if (rows.length !== 1) charges.push(`${what} is there ${rows.length} times`)
    else if (rows[0]?.energyWh !== energyWh)
      charges.push(`${what}: ${rows[0]?.energyWh} Wh (status ${rows[0]?.status}) instead of ${energyWh}`)
  }
  const exports = await pool.query<{ id: number }>('select id from export_file where id = any ($1)', [
    answered.exports,
  ])
  // Each is asked for by a name of its own.
  const twice = await pool.query<{ params: string }>(
    `select params::text from export_file where params::text like '%kill %' group by params::text having count(*) > 1`,
  )
  const broken = await violations(db, { from: began - 60_000, to: Date.now() + 60_000 })
  return [
    ...lost,
    ...doubled,
    ...charges,
    ...(exports.rows.length === new Set(answered.exports).size ? [] : ['an export is lost']),
    ...twice.rows.map(({ params }) => `export ${params} is doubled`),
    ...broken.map((violation) => `broken: ${JSON.stringify(violation)}`),
  ]
}
