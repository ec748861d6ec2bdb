import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { checkLog } from '../../access/log-chain.ts'
import { turnOn } from '../../alarm/incident/alarm.service.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'

const WITHIN_MS = 300_000

/** At 03:30: a chain of the operation log that does not hold is an alarm of level 2. */
export const job: JobKind = {
  name: 'logCheck',
  cron: '30 3 * * *',
  run: async (_data, { platform }) => {
    for (const { sellerId, broken } of await checkLog(platform)) {
      // The platform's own chain has no seller who could see an alarm; the command names it.
      if (!broken || sellerId < 0) continue
      await inTransaction(platform.db, WITHIN_MS, (db) =>
        turnOn(
          { ...platform, db },
          {
            sellerId,
            stationId: null,
            pileId: null,
            gunId: null,
            code: 'LogCheck',
            info: `${broken.what}: ${broken.logId ?? broken.no}`,
            ruleId: null,
            level: alarmLevel.code.major,
            holdS: 0,
            ts: platform.now(),
          },
        ),
      )
    }
  },
}
