import { activeState } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { remind } from './balance-reminder.service.ts'
import { availableFen } from './balance-reminder.store.ts'

const WITHIN_MS = 20_000

/** Every five minutes: fleets that have fallen below what they want to be told of, once for each fall. */
export const job: JobKind = {
  name: 'balance-reminder',
  cron: '*/5 * * * *',
  run: async (_data, tools) => remindAll(tools),
}

interface Fallen {
  id: number
  sellerId: number
  groupName: string
  balanceFen: number
  thresholdFen: number
  receivers: string[]
  ways: number[]
}

export async function remindAll({ platform, jobs }: Pick<JobTools, 'platform' | 'jobs'>): Promise<void> {
  await inTransaction(platform.db, WITHIN_MS, async (db) => {
    const now = platform.now()
    const on = sql.lit(activeState.code.on)
    // A fleet that was recharged is told of its next fall.
    await sql`update balance_reminder r set is_below = 0 from fleet
      where fleet.seller_id = r.seller_id and fleet.id = r.group_id and r.is_below = 1
        and ${availableFen} >= r.threshold_fen`.execute(db)
    const { rows } = await sql<Fallen>`
      update balance_reminder r set is_below = 1, last_sent = ${now} from fleet
      where fleet.seller_id = r.seller_id and fleet.id = r.group_id and r.is_below = 0 and r.deleted = 0
        and r.state = ${on} and fleet.deleted = 0 and fleet.state = ${on} and ${availableFen} < r.threshold_fen
      returning r.id, r.seller_id as "sellerId", fleet.name as "groupName", ${availableFen} as "balanceFen",
        r.threshold_fen as "thresholdFen", r.receivers, r.ways`.execute(db)
    for (const fallen of rows) await remind({ ...platform, db, jobs }, fallen)
  })
}
