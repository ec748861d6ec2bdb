import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { orderTallyJob } from '../bill/order-tally.job.ts'
import type { Tables } from '../database/tables.ts'
import type { Platform } from '../http/platform.ts'
import { exportJob } from '../report/export-file.job.ts'
import { housekeepingJob } from './housekeeping.job.ts'
import type { JobKind } from './job-kind.ts'

export interface Jobs {
  /** Hands work over in the caller's own transaction: it is done if, and only if, that commits. */
  send<Data extends object>(db: Kysely<Tables>, kind: JobKind<Data>, data: Data): Promise<void>
  stop(): Promise<void>
}

interface Options {
  pool: pg.Pool
  logger: Logger
  dataDirectory: string
}

/** Starts the workers on the product's own database. A new kind of work is one line in `kinds`. */
export async function startJobs(platform: Platform, { pool, logger, dataDirectory }: Options): Promise<Jobs> {
  const kinds = [exportJob, housekeepingJob, orderTallyJob]
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' })
  boss.on('error', (err) => logger.error({ err }, 'background work'))
  await boss.start()

  for (const kind of kinds) {
    await boss.createQueue(kind.name, { retryLimit: 3, retryDelay: 5, retryBackoff: true })
    await boss.work<object>(kind.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const job of jobs) await kind.run(job.data as never, { platform, dataDirectory })
    })
    if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Shanghai' })
  }
  return {
    send: async (db, kind, data) => {
      const plain = db.withoutPlugins()
      const executeSql = (text: string, values: unknown[] = []) =>
        plain.executeQuery(CompiledQuery.raw(text, values))
      await boss.send(kind.name, data, { db: { executeSql: executeSql as never } })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
