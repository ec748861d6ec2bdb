import { DAY, formatDate, HOUR } from '@ampdeck/api/time'
import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { rebuildDays } from './day-stat.store.ts'

const WITHIN_MS = 60_000
/** Occupy fees of charges of the day before come until then; bills that come later are counted in the night. */
const YESTERDAY_UNTIL = 2 * HOUR
/** Late bills may belong to any of the last days. */
export const NIGHT_DAYS = 7

/** Every five minutes: the figures of today, from its orders (domain.md §9, "roll-up"). */
export const dayStatJob: JobKind<Record<string, never>> = {
  name: 'day-stat',
  cron: '*/5 * * * *',
  run: async (_data, { platform }) => rollUp(platform, isEarly(platform.now()) ? 1 : 0),
}

/** At 00:30: the closed days, with what came late. */
export const closedDaysJob: JobKind<Record<string, never>> = {
  name: 'day-stat-closed',
  cron: '30 0 * * *',
  run: async (_data, { platform }) => rollUp(platform, NIGHT_DAYS),
}

export async function rollUp({ db, now }: Platform, daysBefore: number): Promise<void> {
  await inTransaction(db, WITHIN_MS, (transaction) =>
    rebuildDays(transaction, formatDate(now() - daysBefore * DAY), formatDate(now())),
  )
}

function isEarly(now: number): boolean {
  return formatDate(now - YESTERDAY_UNTIL) !== formatDate(now)
}
