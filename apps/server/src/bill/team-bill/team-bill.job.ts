import { teamBillState } from '@ampdeck/api/enumerations/order'
import { formatDate, startOfMonth } from '@ampdeck/api/time'
import type { JobKind } from '../../jobs/job-kind.ts'
import { sumsOf, withoutBill } from './team-bill.store.ts'

/** On the first day of a month: a draft for each fleet that has charged in the month before. */
export const job: JobKind = {
  name: 'team-bill',
  cron: '30 2 1 * *',
  run: async (_data, { platform }) => buildDrafts(platform),
}

export async function buildDrafts({
  db,
  now,
  newId,
}: Parameters<JobKind['run']>[1]['platform']): Promise<void> {
  const thisMonth = startOfMonth(now())
  const month = formatDate(thisMonth - 1).slice(0, 7)
  for (const of of await withoutBill(db, month)) {
    const times = { createTime: now(), updateTime: now(), createUser: null, updateUser: null }
    const bill = { ...of, ...times, ...(await sumsOf(db, of)), id: newId(), state: teamBillState.code.draft }
    await db
      .insertInto('teamBill')
      .values(bill)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
