import { rechargeBand, rechargeState, rechargeType } from '@ampdeck/api/enumerations/finance'
import { RECHARGE_BANDS_FEN } from '@ampdeck/api/payment/recharge-bands'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { type Source, timesOf } from '../source.ts'

const { success, partlyRefunded, refunded } = rechargeState.code
const isGift = sql`o.type = ${sql.lit(rechargeType.code.gift)}`
const ofRecharges = timesOf('o.paidTime')
/** The highest band whose amount it reaches. */
const band = sql`case when ${isGift} then null ${sql.join(
  rechargeBand.codes
    .toSorted((x, y) => RECHARGE_BANDS_FEN[y] - RECHARGE_BANDS_FEN[x])
    .map((code) => sql`when o.amount_fen >= ${sql.lit(RECHARGE_BANDS_FEN[code])} then ${sql.lit(code)}`),
  sql` `,
)} end`
/** Its money comes within the quarter of an hour that it is waited for; a day is for a watchdog that was away. */
const LONGEST_WAIT = DAY

/** Recharges whose money came in, by the time when it did. */
export const source: Source = {
  name: 'recharges',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('recharge')
          .where('recharge.id', '>=', idAt(from - LONGEST_WAIT))
          .where('recharge.paidTime', '>=', from)
          .where('recharge.paidTime', '<', to)
          .where('recharge.state', 'in', [success, partlyRefunded, refunded])
          .selectAll(),
      fits: () => true,
      keys: {
        ...ofRecharges.keys,
        rechargeType: { by: sql`o.type` },
        rechargeBand: { by: band },
        accountType: { by: sql`a.type`, joins: ['account'] },
        fleet: { by: sql`o.group_id` },
      },
      times: ofRecharges.times,
      sums: {
        recharges: sql`count(*) filter (where not ${isGift})`,
        rechargeFen: sql`coalesce(sum(o.amount_fen) filter (where not ${isGift}), 0)::bigint`,
        giftFen: sql`sum(o.gift_fen + case when ${isGift} then o.amount_fen else 0 end)::bigint`,
      },
    },
  ],
}
