import { accountType } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import { type Relation, type Source, timesOf } from '../source.ts'

const units = {
  whole: null,
  month: { unit: 'month', form: 'YYYY-MM' },
  day: { unit: 'day', form: 'YYYY-MM-DD' },
} as const

const { times: ofFlows } = timesOf('f.ts')

const local = (ms: number) => sql`to_timestamp((${ms})::bigint / 1000) at time zone 'Asia/Shanghai'`

/**
 * What accounts had at the end of each stretch of time: what they have now without what has moved since. Balances of
 * different moments are never added, so that each grain has rows of its own.
 */
function balancesBy(grain: keyof typeof units): Relation {
  const of = units[grain]
  const time = grain === 'whole' ? undefined : ofFlows[grain]
  return {
    rows: (rows, { from, to }, only) => {
      const until = Math.min(to, rows.now + 1)
      const times = of
        ? sql`select to_char(t, ${sql.lit(of.form)}) from generate_series(date_trunc(${sql.lit(of.unit)},
            ${local(from)}), ${local(until - 1)}, ${sql.lit(`1 ${of.unit}`)}::interval) t`
        : sql`select ''`
      const accounts = rows
        .from('account')
        .select(['sellerId', 'id', 'groupId', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
        .$if(only === 'fleet' || only === 'bus', (found) => found.where('groupId', 'is not', null))
      return sql`
        with visible as (${accounts}),
        now as (select seller_id, group_id, type, sum(balance_fen)::bigint as balance, sum(frozen_fen)::bigint as frozen,
          sum(credit_limit_fen) filter (where type = ${sql.lit(accountType.code.credit)})::bigint as credit
          from visible group by 1, 2, 3),
        moved as (
          select seller_id, group_id, type, amount, held, coalesce(${time?.written(sql`stretch`) ?? sql`stretch`}, '9999') as time
          from (
            select v.seller_id, v.group_id, v.type,
              ${time ? sql`case when f.ts < ${until} then ${time.by} end` : sql`null::text`} as stretch,
              sum(f.amount_fen) as amount, sum(f.held_fen) as held
            from visible v join account_flow f on f.seller_id = v.seller_id and f.account_id = v.id
              and f.ts >= ${of ? from : until}
            group by 1, 2, 3, 4) stretches)
        select n.seller_id, n.group_id, n.type as account_type, t.time, n.credit,
          n.balance - coalesce(sum(m.amount), 0) as balance, n.frozen - coalesce(sum(m.held), 0) as frozen
        from now n cross join (${times}) t(time)
        left join moved m on m.seller_id = n.seller_id and coalesce(m.group_id, 0) = coalesce(n.group_id, 0)
          and m.type = n.type and m.time > t.time
        group by n.seller_id, n.group_id, n.type, t.time, n.credit, n.balance, n.frozen`
    },
    fits: () => true,
    keys: { fleet: { by: sql`o.group_id` }, accountType: { by: sql`o.account_type` } },
    times: grain === 'whole' ? {} : { [grain]: { by: sql`o.time` } },
    sums: {
      balanceFen: sql`sum(o.balance)::bigint`,
      creditLeftFen: sql`sum(o.balance - o.frozen + coalesce(o.credit, 0))::bigint`,
    },
  }
}

/** Balances of accounts at the end of a period, or of now where that has not ended. */
export const source: Source = {
  name: 'balances',
  relations: [balancesBy('whole'), balancesBy('month'), balancesBy('day')],
}
