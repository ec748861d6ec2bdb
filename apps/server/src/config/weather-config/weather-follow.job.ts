import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { follow } from './weather-config.service.ts'

/** Looks at the weather of each rule; the feed changes by the hour. */
export const job: JobKind = {
  name: 'weatherFollow',
  cron: '*/5 * * * *',
  atStart: true,
  run: async (_data, tools) => followAll(tools),
}

export async function followAll({ platform }: Pick<JobTools, 'platform'>): Promise<void> {
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    const configs = await db.selectFrom('weatherConfig').selectAll().orderBy('id').forUpdate().execute()
    for (const config of configs) await follow({ ...platform, db }, config)
  })
}
