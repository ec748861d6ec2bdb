import { rechargeType, refundChannel, refundStatus } from '@ampdeck/api/enumerations/finance'
import { sql } from 'kysely'
import { type Source, timesOf } from '../source.ts'

const { approved, refused, hungIn } = refundStatus.code
const ofRefunds = timesOf('o.createTime')
const amountOf = (status: string) =>
  sql`coalesce(sum(o.apply_fen) filter (where o.status = ${sql.lit(status)}), 0)::bigint`

/** Money goes back on the way that it came. */
const way = sql`case o.channel when ${sql.lit(refundChannel.code.alipay)} then ${sql.lit(rechargeType.code.alipay)}
  when ${sql.lit(refundChannel.code.weChatPay)} then ${sql.lit(rechargeType.code.weChatPay)}
  else ${sql.lit(rechargeType.code.cash)} end`

/** Refunds by the time of their application, each with what has become of it until now. */
export const source: Source = {
  name: 'refunds',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('refundRecord')
          .where('refundRecord.createTime', '>=', from)
          .where('refundRecord.createTime', '<', to)
          .selectAll(),
      fits: () => true,
      keys: {
        ...ofRefunds.keys,
        rechargeType: { by: way },
        accountType: { by: sql`a.type`, joins: ['account'] },
        fleet: { by: sql`o.group_id` },
      },
      times: ofRefunds.times,
      sums: {
        refunds: sql`count(*)`,
        refundFen: sql`sum(o.apply_fen)::bigint`,
        refundApprovedFen: amountOf(approved),
        refundRefusedFen: amountOf(refused),
        refundHungFen: amountOf(hungIn),
      },
    },
  ],
}
