import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { removeOldEntries } from '../access/log-chain.ts'
import { idAt } from '../database/ids.ts'
import { ensureMonths } from '../database/partitions.ts'
import type { KeptRows } from '../database/tables.ts'
import { findSomeExports } from '../foundation/find-exports.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { removeOldMessages } from '../ocpp/frame/message.store.ts'
import { removeOldLogFiles } from '../operation/pile-log/pile-log-file.store.ts'
import { removeOldFiles } from '../report/download-center/old-files.ts'

/** requirements.md §9: download data is kept for 30 days. */
const FILES_DAYS = 30
/** domain.md §3.1: logs are kept for 400 days. */
const LOGS_DAYS = 400
/** The text of an SMS may hold a captcha, which is good for minutes. */
const SMS_DAYS = 2
const MONTHS_AHEAD = 62 * DAY

/** What the tables say of their rows (`*.table.ts`). */
const kept = (await findSomeExports<KeptRows>('table', 'kept')).flatMap((rows) => Object.entries(rows))

/** Every night: what is too old goes, and the next months' partitions come (domain.md §9 "housekeeping"). */
export const job: JobKind = {
  name: 'housekeeping',
  cron: '0 4 * * *',
  run: async (_data, { platform }) => {
    const { db, now } = platform
    const today = now()
    await ensureMonths(db, today, today + MONTHS_AHEAD)
    for (const [table, { time, days }] of kept)
      await sql`delete from ${sql.table(table)} where ${sql.ref(time)} < ${today - days * DAY}`.execute(db)
    await db
      .deleteFrom('pileCommand')
      .where('id', '<', idAt(today - LOGS_DAYS * DAY))
      .execute()
    await db
      .deleteFrom('outgoingMessage')
      .where('createTime', '<', today - FILES_DAYS * DAY)
      .execute()
    // That it was sent stays known for as long as a mail.
    await db
      .updateTable('outgoingMessage')
      .set({ body: '' })
      .where('kind', '=', 'sms')
      .where('body', '<>', '')
      .where('createTime', '<', today - SMS_DAYS * DAY)
      .execute()
    await removeOldEntries({ db, now })
    await removeOldFiles({ ...platform, now: () => today })
    await removeOldMessages(db, today)
    await removeOldLogFiles(db, today)
  },
}
