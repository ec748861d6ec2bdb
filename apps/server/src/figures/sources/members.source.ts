import { userSegment } from '@ampdeck/api/enumerations/member'
import { dayNumber } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { type Source, timesOf } from '../source.ts'

const ofMembers = timesOf('o.registerTime')
const WEEK = 7
const EPOCH_DAY = sql.lit(dayNumber(0))

/** Members by the time of their registration. */
export const source: Source = {
  name: 'members',
  relations: [
    {
      rows: (rows, { from, to }) => sql`
        select m.*, p.first_day, p.segment, ((m.register_time + 28800000) / 86400000 + ${EPOCH_DAY})::int as register_day
        from (${rows.from('member').where('registerTime', '>=', from).where('registerTime', '<', to).selectAll()}) m
        left join member_portrait p on p.seller_id = m.seller_id and p.member_id = m.id`,
      fits: () => true,
      keys: {
        ...ofMembers.keys,
        seller: { by: sql`o.seller_id` },
        memberType: { by: sql`o.type` },
        memberLevel: { by: sql`o.level` },
        registerChannel: { by: sql`o.register_channel` },
        fleet: { by: sql`o.group_id` },
      },
      times: ofMembers.times,
      sums: {
        newMembers: sql`count(*)`,
        firstWithin7: sql`count(*) filter (where o.first_day - o.register_day between 0 and ${sql.lit(WEEK)})`,
        lost: sql`count(*) filter (where o.segment = ${sql.lit(userSegment.code.lost)})`,
      },
    },
  ],
}
