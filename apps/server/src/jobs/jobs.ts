import { CompiledQuery, type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import type { Listener } from '../events/listener.ts'
import { findExports } from '../foundation/find-exports.ts'
import type { JobKind, Jobs, JobTools } from './job-kind.ts'

interface Options extends Pick<JobTools, 'publicUrl' | 'gateways'> {
  pool: pg.Pool
  /** Wakes a kind's worker when work for it is committed. */
  listener: Listener
  logger: Logger
}

const RETRY = { limit: 3, delaySeconds: 5 }
/** A process that says nothing for so long is taken for dead, and its work is done again by another. */
const HEARTBEAT_SECONDS = 10
/** How often is looked for what nobody tells of: work of the dead, due again after a failure, or missed. */
const LOOK_SECONDS = 3
const POLLING = { pollingIntervalSeconds: LOOK_SECONDS, notifyPollingIntervalSeconds: LOOK_SECONDS }

const GIVEN_UP_WORKER = { ...POLLING, includeMetadata: true } as const

const SCHEMA = 'jobs'

const MAX_REASON = 500

/** Where pg-boss puts work that has no try left, in the statement that ends it. */
const GIVEN_UP = 'givenUp'
/** A record must not stay open because the database was away: tried for some six hours. */
const GIVEN_UP_QUEUE = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
}

/** Makes the tables of background work where there are none. */
export async function createJobTables(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Background work on the product's own database: taken in from now on, done once `work` is called, which is when the
 * data is prepared.
 */
export async function startJobs(
  platform: Platform,
  { pool, listener, logger, publicUrl, gateways }: Options,
): Promise<Jobs & { work(): Promise<void> }> {
  const kinds = await findExports<JobKind<object>>('job', 'job')
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, onWork, onGap) {
        const leave = listener.listen(channel, onWork, onGap)
        await listener.ready()
        return { close: async () => leave() }
      },
    },
    useListenNotify: true,
    schema: SCHEMA,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  })
  boss.on('error', (err) => logger.error({ err }, 'background work'))
  await boss.start()

  const send: Jobs['send'] = async (db, type, data) => {
    const plain = db.withoutPlugins()
    const executeSql = (text: string, values: unknown[] = []) =>
      plain.executeQuery(CompiledQuery.raw(text, values))
    const group = type.turnOf?.(data)
    await boss.send(type.name, data, {
      ...(group !== undefined && { group: { id: group }, priority: -(await turnOf(db, type.name, group)) }),
      heartbeatSeconds: HEARTBEAT_SECONDS,
      db: { executeSql: executeSql as never },
    })
  }
  const tools = { platform, publicUrl, gateways, jobs: { send } }

  await boss.createQueue(GIVEN_UP, GIVEN_UP_QUEUE)
  for (const kind of kinds) {
    const { limit, delaySeconds } = kind.retry ?? RETRY
    const queue = {
      retryLimit: limit,
      retryDelay: delaySeconds,
      retryBackoff: true,
      notify: true,
      ...(kind.givenUp && { deadLetter: GIVEN_UP }),
    }
    await boss.createQueue(kind.name, queue)
    // One that an older version has made stays as it was otherwise.
    await boss.updateQueue(kind.name, queue)
  }
  const closing = kinds.filter(({ givenUp }) => givenUp).map(({ name }) => name)
  // Work that an older version has sent does not know yet where it ends.
  await pool.query(
    `update jobs.job set dead_letter = $1 where name = any($2) and dead_letter is null and state < 'completed'`,
    [GIVEN_UP, closing],
  )

  async function closeRecord({ data, sourceName, sourceOutput }: JobWithMetadata<object>): Promise<void> {
    const reason = reasonOf(sourceOutput)
    logger.error({ job: sourceName, data, reason }, 'background work was given up')
    await kinds.find(({ name }) => name === sourceName)?.givenUp?.(data, reason, tools)
  }

  async function work(): Promise<void> {
    let closer = ''
    closer = await boss.work<object, void, typeof GIVEN_UP_WORKER>(
      GIVEN_UP,
      GIVEN_UP_WORKER,
      async (jobs) => {
        try {
          for (const job of jobs) await closeRecord(job)
        } finally {
          // Nobody says that more was given up.
          boss.notifyWorker(closer)
        }
      },
    )
    for (const kind of kinds) {
      const workers: string[] = []
      const options = { ...POLLING, ...(kind.turnOf && kind.atOnce && { localGroupConcurrency: 1 }) }
      for (let number = 0; number < (kind.atOnce ?? 1); number += 1) {
        const worker = await boss.work<object>(kind.name, options, async (jobs) => {
          try {
            for (const job of jobs) await kind.run(job.data, tools)
          } finally {
            // What waits behind it is fetched at once.
            for (const one of workers) boss.notifyWorker(one)
          }
        })
        workers.push(worker)
      }
      if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Shanghai' })
      if (kind.atStart) await boss.send(kind.name, {})
    }
  }
  return { send, work, stop: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}

/** What the last try ended with: the error that it threw, or what pg-boss says of one that was killed or too slow. */
function reasonOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: { message?: string } }
  return String(message ?? value?.message ?? 'no reason is known').slice(0, MAX_REASON)
}

/**
 * Whoever has nothing waiting comes next; each further piece of work comes one turn after the one before. A turn is a
 * priority, so whoever sends one piece does not wait for the hundreds of another.
 */
async function turnOf(db: Kysely<Tables>, name: string, group: string): Promise<number> {
  const { rows } = await sql<{ next: number; after: number | null }>`
    select coalesce(min(-priority), 0) as next, max(-priority) filter (where group_id = ${group}) + 1 as after
    from jobs.job where name = ${name} and state < 'completed'`.execute(db)
  const { next = 0, after = null } = rows[0] ?? {}
  return Math.max(next, after ?? next)
}
