import { teamBillState } from '@ampdeck/api/enumerations/order'
import { DAY, formatDate, startOfMonth } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoFleets } from '../../member/demo/fleets.demo.ts'
import { boundsOf, sumsOf } from './team-bill.store.ts'

const { draft, confirmed, partlyPaid, paid, voided } = teamBillState.code
const MONTHS = 12

/** The last twelve months of each fleet, summed from its orders: the newest wait, older ones are settled. */
export const part: DemoPart = {
  name: 'teamBills',
  after: ['fleets', 'orders', 'accountFlow'],
  async present(world, { copy, db }) {
    const known = await db.selectFrom('teamBill').select('id').limit(1).execute()
    if (known.length > 0) return
    const months = monthsBefore(world.anchor)
    const bills = []
    for (const { id: groupId, sellerId, n } of demoFleets(world))
      for (const [age, month] of months.entries()) {
        const sums = await sumsOf(db, { sellerId, groupId, month })
        if (sums.orders === 0) continue
        const { to } = boundsOf(month)
        const bill = { groupId, month, ...sums }
        const at = (index: number) => standard(sellerId, 'teamBill', n * 100 + age * 4 + index, to + DAY / 12)
        // One of ten was built too early once, voided and built again.
        if ((n + age) % 10 === 0) bills.push({ ...at(1), ...bill, state: voided })
        const isSettled = sums.paidFen >= sums.payableFen
        const owed = age > 1 && sums.paidFen > 0 ? partlyPaid : confirmed
        const isDraft = age === 0 && n % 3 === 0
        bills.push({ ...at(0), ...bill, state: isDraft ? draft : isSettled ? paid : owed })
      }
    await copy('teamBill', bills)
  },
}

/** `YYYY-MM` of the months before the present one, the newest first. */
const monthsBefore = (now: number) =>
  Array.from({ length: MONTHS }, (_, nth) => formatDate(startOfMonth(now, -1 - nth)).slice(0, 7))
