import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { dayNumber, startOfDay } from '@ampdeck/api/time'
import { turnOn } from '../../alarm/incident/alarm.service.ts'
import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { rollUp } from '../day-stat/day-stat.service.ts'
import { violations } from './invariants.store.ts'

const WITHIN_MS = 300_000
/** Orders that may still have changed: open ones are a day old at most, debts and late bills some more. */
const DAYS = 35
/** What such an alarm is called; each rule of domain.md §7 is one. */
const CODE = 'LedgerCheck'

/** At 03:00: the invariants of domain.md §7; what breaks one is an alarm of level 2. */
export const job: JobKind = {
  name: 'invariants',
  cron: '0 3 * * *',
  run: async (_data, { platform }) => check(platform),
}

export async function check(platform: Platform): Promise<void> {
  const ts = platform.now()
  // What changed in the last minute is not counted yet.
  await rollUp(platform)
  await inTransaction(platform.db, WITHIN_MS, async (db) => {
    const today = dayNumber(ts)
    const span = { from: startOfDay(today - DAYS), to: startOfDay(today) }
    for (const { rule, sellerId, count, example } of await violations(db, span))
      await turnOn(
        { ...platform, db },
        {
          sellerId,
          stationId: null,
          pileId: null,
          gunId: null,
          code: CODE + rule.charAt(0),
          info: `${rule}: ${count}, ${example}`,
          ruleId: null,
          level: alarmLevel.code.major,
          holdS: 0,
          ts,
        },
      )
  })
}
