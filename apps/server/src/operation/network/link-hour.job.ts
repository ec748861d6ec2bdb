import { DAY, HOUR } from '@ampdeck/api/time'
import type { JobKind } from '../../jobs/job-kind.ts'
import { rollUpLinks } from './link-hour.store.ts'

/** What was missed is made up for, so many days back. */
const LONGEST_GAP = 2 * DAY

/** Every ten minutes: traffic and answer times of the links, from their frames. */
export const job: JobKind = {
  name: 'link-hour',
  cron: '*/10 * * * *',
  async run(_data, { platform: { db, now } }) {
    const to = now()
    const { last } = await db
      .selectFrom('linkHour')
      .select((of) => of.fn.max<number | null>('hour').as('last'))
      .executeTakeFirstOrThrow()
    await rollUpLinks(db, Math.max(to - LONGEST_GAP, Math.min(last ?? 0, to - HOUR)), to)
  },
}
