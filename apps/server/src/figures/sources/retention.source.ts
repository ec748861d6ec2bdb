import { dayNumber, startOfMonth } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Relation, Source } from '../source.ts'

const keys = {
  seller: { by: sql`o.seller_id` },
  memberType: { by: sql`o.type` },
  memberLevel: { by: sql`o.level` },
  registerChannel: { by: sql`o.register_channel` },
  fleet: { by: sql`o.group_id` },
} as const satisfies Relation['keys']

/** What follows of the charges of members who are there; it is counted every night. */
const portraits = (rows: Rows) =>
  rows
    .from('memberPortrait')
    .innerJoin('member', sameSeller('member.id', 'memberPortrait.memberId'))
    .where('member.deleted', '=', 0)
    .select(['memberPortrait.sellerId', 'memberPortrait.groupId', 'memberPortrait.months'])
    .select(['memberPortrait.firstDay', 'memberPortrait.frequency30'])
    .select(['member.type', 'member.level', 'member.registerChannel'])

const date = sql`date '1970-01-01' + o.first_day`

/** Members by the month of their first charge. A month that still runs is no answer yet: its members are left out. */
const firstMonths: Relation = {
  rows: (rows, { from, to }) =>
    portraits(rows)
      .where('memberPortrait.firstDay', '>=', dayNumber(from))
      .where('memberPortrait.firstDay', '<', Math.min(dayNumber(to - 1) + 1, firstOpenDay(rows.now))),
  fits: () => true,
  keys,
  times: { month: { by: sql`to_char(${date}, 'YYYY-MM')` } },
  sums: { cohort: sql`count(*)`, cameBack: sql`count(*) filter (where o.months & 2 > 0)` },
}

/** Members with their orders of the last thirty days, whatever the period. */
const lately: Relation = {
  rows: (rows) => portraits(rows).where('memberPortrait.frequency30', '>', 0),
  fits: () => true,
  keys,
  times: {},
  sums: { active30: sql`count(*)`, repeated30: sql`count(*) filter (where o.frequency30 >= 2)` },
}

/** Whose second month has not ended began on this day or later. */
const firstOpenDay = (now: number) => dayNumber(startOfMonth(now, -1))

export const source: Source = { name: 'retention', relations: [firstMonths, lately] }
