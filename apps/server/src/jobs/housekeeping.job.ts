import { DAY } from '@ampdeck/api/time'
import { ensureMonths } from '../database/partitions.ts'
import { removeOldFiles } from '../report/old-files.ts'
import type { JobKind } from './job-kind.ts'

/** spec.md §9: download data is kept for 30 days. */
const FILES_DAYS = 30
/** domain.md §3.1: logs are kept for 400 days. */
const LOGS_DAYS = 400
/** Long enough for every retry of a client, short enough to stay small. */
const KEYS_DAYS = 2
/** An SMS may hold a captcha, which is good for minutes. */
const SMS_DAYS = 2
const MONTHS_AHEAD = 62 * DAY

/** Every night: what is too old goes, and the next months' partitions come (domain.md §9 "housekeeping"). */
export const housekeepingJob: JobKind<Record<string, never>> = {
  name: 'housekeeping',
  cron: '0 4 * * *',
  run: async (_data, { platform: { db, now } }) => {
    const today = now()
    await ensureMonths(db, today, today + MONTHS_AHEAD)
    await db
      .deleteFrom('idempotency')
      .where('ts', '<', today - KEYS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('operationLog')
      .where('ts', '<', today - LOGS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('loginLog')
      .where('ts', '<', today - LOGS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('smsCaptcha')
      .where('sentTime', '<', today - KEYS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('loginTicket')
      .where('createTime', '<', today - KEYS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('siteToken')
      .where('createTime', '<', today - KEYS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('timingItem')
      .where('runTime', '<', today - LOGS_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('session')
      .where('createTime', '<', today - FILES_DAYS * DAY)
      .execute()
    await db
      .deleteFrom('outgoingMessage')
      .where((where) =>
        where.or([
          where('createTime', '<', today - FILES_DAYS * DAY),
          where.and([where('kind', '=', 'sms'), where('createTime', '<', today - SMS_DAYS * DAY)]),
        ]),
      )
      .execute()
    await removeOldFiles(db, today)
  },
}
