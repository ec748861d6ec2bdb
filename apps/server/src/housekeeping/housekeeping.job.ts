import { DAY } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../database/ids.ts'
import { ensureMonths } from '../database/partitions.ts'
import type { Tables } from '../database/tables.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { removeOldMessages } from '../ocpp/frame/message.store.ts'
import { removeOldLogFiles } from '../operation/pile-log/pile-log-file.store.ts'
import { removeOldFiles } from '../report/download-center/old-files.ts'

/** requirements.md §9: download data is kept for 30 days. */
const FILES_DAYS = 30
/** domain.md §3.1: logs are kept for 400 days. */
const LOGS_DAYS = 400
/** Long enough for every retry of a client, short enough to stay small. */
const KEYS_DAYS = 2
/** An SMS may hold a captcha, which is good for minutes. */
const SMS_DAYS = 2
/** domain.md §9: as long as frames. */
const LOG_FILES_DAYS = 90
const MONTHS_AHEAD = 62 * DAY

/** How many days the rows of a table are kept, by the column of their time. */
const kept: readonly Kept[] = [
  { table: 'idempotency', time: 'ts', days: KEYS_DAYS },
  { table: 'attemptCount', time: 'at', days: KEYS_DAYS },
  { table: 'signatureSeen', time: 'ts', days: KEYS_DAYS },
  { table: 'operationLog', time: 'ts', days: LOGS_DAYS },
  { table: 'loginLog', time: 'ts', days: LOGS_DAYS },
  { table: 'smsCaptcha', time: 'sentTime', days: KEYS_DAYS },
  { table: 'loginTicket', time: 'createTime', days: KEYS_DAYS },
  { table: 'siteToken', time: 'createTime', days: KEYS_DAYS },
  { table: 'alarmPush', time: 'createTime', days: LOGS_DAYS },
  { table: 'timingItem', time: 'runTime', days: LOGS_DAYS },
  { table: 'session', time: 'createTime', days: FILES_DAYS },
]

interface Kept {
  table: keyof Tables
  time: string
  days: number
}

/** Every night: what is too old goes, and the next months' partitions come (domain.md §9 "housekeeping"). */
export const job: JobKind = {
  name: 'housekeeping',
  cron: '0 4 * * *',
  run: async (_data, { platform: { db, now } }) => {
    const today = now()
    await ensureMonths(db, today, today + MONTHS_AHEAD)
    for (const rule of kept) await removeOld(db, rule, today)
    await db
      .deleteFrom('pileCommand')
      .where('id', '<', idAt(today - LOGS_DAYS * DAY))
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
    await removeOldMessages(db, today)
    await removeOldLogFiles(db, today - LOG_FILES_DAYS * DAY)
  },
}

async function removeOld(db: Kysely<Tables>, { table, time, days }: Kept, today: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(time)} < ${today - days * DAY}`.execute(db)
}
