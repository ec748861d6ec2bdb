import { accountType } from '@ampdeck/api/enumerations/member'
import { dayNumber, formatDate, startOfDay } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { flowDays } from '../../bill/day-stat/account-flow-day.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Relation, Source } from '../source.ts'

const units = {
  whole: null,
  month: { unit: 'month', form: 'YYYY-MM' },
  day: { unit: 'day', form: 'YYYY-MM-DD' },
} as const

const local = (ms: number) => sql`to_timestamp((${ms})::bigint / 1000) at time zone 'Asia/Shanghai'`

/**
 * What has moved from the day of a moment on, by day, and whether it is later than the end of a period. Of the day in which
 * a period ends the movements themselves are read, unless nothing can be later on it.
 */
function movedSince(rows: Rows, from: number, until: number) {
  const ends = dayNumber(until - 1) + 1
  const [first, next] = [formatDate(from), formatDate(startOfDay(ends))]
  const days = sql`select seller_id, group_id, type, day, day >= ${next} as is_later, amount_fen, held_fen
    from (${flowDays(rows, first)}) d`
  if (until > rows.now || until === startOfDay(ends)) return days
  const last = formatDate(until)
  const ofLast = rows
    .from('accountFlow')
    .innerJoin('account', sameSeller('account.id', 'accountFlow.accountId'))
    .where('accountFlow.ts', '>=', startOfDay(ends - 1))
    .where('accountFlow.ts', '<', startOfDay(ends))
    .where('account.deleted', '=', 0)
    .select(['account.sellerId', 'account.groupId', 'account.type'])
    .select([sql`${last}`.as('day'), sql`ts >= ${until}`.as('isLater'), 'amountFen', 'heldFen'])
  return sql`select * from (${days}) d where day <> ${last} union all ${ofLast}`
}

/**
 * What accounts had at the end of each stretch of time: what they have now without what has moved since. Balances of
 * different moments are never added, so that each grain has rows of its own.
 */
function balancesBy(grain: keyof typeof units): Relation {
  const of = units[grain]
  return {
    rows: (rows, { from, to }, only) => {
      const until = Math.min(to, rows.now + 1)
      const times = of
        ? sql`select to_char(t, ${sql.lit(of.form)}) from generate_series(date_trunc(${sql.lit(of.unit)},
            ${local(from)}), ${local(until - 1)}, ${sql.lit(`1 ${of.unit}`)}::interval) t`
        : sql`select ''`
      const accounts = rows
        .from('account')
        .select(['sellerId', 'groupId', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
        .$if(only === 'fleet' || only === 'bus', (found) => found.where('groupId', 'is not', null))
      return sql`
        with now as (select seller_id, group_id, type, sum(balance_fen)::bigint as balance, sum(frozen_fen)::bigint as frozen,
          sum(credit_limit_fen) filter (where type = ${sql.lit(accountType.code.credit)})::bigint as credit
          from (${accounts}) visible group by 1, 2, 3),
        stretches as (
          select seller_id, group_id, type, time, sum(amount) as amount, sum(held) as held, bool_or(is_asked) as is_asked
          from (
            select seller_id, group_id, type, false as is_asked, amount_fen as amount, held_fen as held,
              case when is_later then '9999' else left(day, ${sql.lit(of?.form.length ?? 0)}) end as time
            from (${movedSince(rows, of ? from : until, until)}) moved
            union all
            select n.seller_id, n.group_id, n.type, true, 0, 0, t.time from now n cross join (${times}) t(time)) x
          group by 1, 2, 3, 4),
        later as (
          select *, coalesce(sum(amount) over later, 0) as amount_later, coalesce(sum(held) over later, 0) as held_later
          from stretches
          window later as (partition by seller_id, group_id, type order by time desc
            rows between unbounded preceding and 1 preceding))
        select n.seller_id, n.group_id, n.type as account_type, l.time, n.credit,
          n.balance - l.amount_later as balance, n.frozen - l.held_later as frozen
        from now n join later l on l.seller_id = n.seller_id and coalesce(l.group_id, 0) = coalesce(n.group_id, 0)
          and l.type = n.type and l.is_asked`
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
