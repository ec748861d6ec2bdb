import { DAY } from '@ampdeck/api/time'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { checkLedger } from '../ledger/ledger-book.ts'
import type { TestApp } from './test-app.ts'

/** What should always hold and does not: of the orders and bills of the last week, and of all books. */
export async function broken({ platform, db, clock }: TestApp) {
  await rollUp(platform)
  const books = await checkLedger(db)
  const inBills = await violations(db, { from: clock.now - 7 * DAY, to: clock.now + DAY })
  return [...inBills, ...books.filter(({ differing }) => differing > 0)]
}
