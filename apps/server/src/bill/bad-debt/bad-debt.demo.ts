import { badDebtState } from '@ampdeck/api/bill/bad-debt'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const { underReview, writtenOff, refused, recovered } = badDebtState.code
const finished = sql.lit(orderStatus.code.finished)
const settled = sql.lit(chargeStatus.code.settled)
/** One in so many written-off orders was paid after all. */
const RECOVERED_EVERY = 8
/** Applications that wait, and that were rejected: one in so many of the owed orders that are old enough. */
const APPLIED_EVERY = 6
const OLD_DAYS = 180

const person = (account: string) => sql`(select u.id from account_user u
  where u.seller_id = o.seller_id and u.account in (${account}, 'admin') order by u.account = 'admin' limit 1)`

/** The applications behind the written-off orders, those that wait, and those that came to something else. */
export const part: DemoPart = {
  name: 'badDebts',
  after: ['accountFlow', 'users'],
  async extend(world, { db }, { from, to }) {
    const [low, high] = [idAt(from - 2 * DAY), idAt(to)]
    await sql`
      insert into bad_debt (id, seller_id, create_time, update_time, create_user, update_user, order_id, station_id,
        group_id, owed_fen, reason, state, audit_user, audit_time)
      select o.id, o.seller_id, t.applied, t.audited, ${person('finance')},
        ${person('finance2')}, o.id, o.station_id, o.group_id, o.owed_fen,
        case when t.applied < o.end_time + ${7 * DAY}::bigint then '会员已注销账户，无法扣款' else '会员已注销，多次催缴无果' end, ${writtenOff},
        ${person('finance2')}, t.audited
      from charge_order o
      cross join lateral (select least(o.end_time + ${30 * DAY}::bigint, (o.end_time + ${world.now}::bigint) / 2) as applied,
        least(o.end_time + ${31 * DAY}::bigint, ${world.now}::bigint) as audited) t
      where o.id >= ${low} and o.id < ${high} and o.bad_debt = 1 and o.owed_fen > 0
        and not exists (select from bad_debt b where b.seller_id = o.seller_id and b.order_id = o.id)`.execute(
      db,
    )
    await apply(db, { low, high, until: world.now - OLD_DAYS * DAY })
  },
  async present({ now }, sink) {
    await recover(sink, now)
  },
}

/** Some of the old debts: the one half waits for the second person, the other was rejected. */
async function apply(db: Sink['db'], { low, high, until }: { low: number; high: number; until: number }) {
  await sql`
    insert into bad_debt (id, seller_id, create_time, update_time, create_user, update_user, order_id, station_id,
      group_id, owed_fen, reason, state, audit_user, audit_time, audit_reason)
    select o.id, o.seller_id, ${until + (OLD_DAYS - 5) * DAY}::bigint, ${until + (OLD_DAYS - 4) * DAY}::bigint,
      ${person('finance')}, ${person('finance')}, o.id, o.station_id, o.group_id, o.owed_fen, '欠费超过 180 天，联系不上',
      case when o.n % 2 = 1 then ${underReview}::int else ${refused}::int end,
      case when o.n % 2 = 1 then null else ${person('finance2')} end,
      case when o.n % 2 = 1 then null else ${until + (OLD_DAYS - 4) * DAY}::bigint end,
      case when o.n % 2 = 1 then null else '车主已同意分期缴清' end
    from (select *, row_number() over (partition by seller_id order by id) as n from charge_order
      where id >= ${low} and id < ${high} and order_status = ${finished} and owed_fen > 0 and bad_debt = 0
        and charge_status <> ${settled} and end_time < ${until}) o
    where o.n <= 2 or o.n % ${APPLIED_EVERY} < 2
    on conflict do nothing`.execute(db)
}

/** Some were paid after all: once for the whole history. */
async function recover({ db }: Sink, now: number): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from bad_debt
    where seller_id = ${SKYLINE} and state = ${recovered}) as found`.execute(db)
  if (rows[0]?.found) return
  await sql`
    with paid as (
      select b.seller_id, b.id, b.order_id, b.owed_fen, least(b.audit_time + ${10 * DAY}::bigint, ${now}::bigint) as ts,
        'HZ' || right(b.order_id::text, 10) as receipt_no, row_number() over (partition by b.seller_id order by b.id) as n
      from bad_debt b where b.state = ${writtenOff}
    ), chosen as (
      update bad_debt b set state = ${recovered}, receipt_no = p.receipt_no, update_time = p.ts
      from paid p
      where b.seller_id = p.seller_id and b.id = p.id and (p.n % ${RECOVERED_EVERY} = 0 or p.n <= 3)
      returning b.seller_id, b.id, b.order_id, b.owed_fen, b.receipt_no, p.ts
    ), receipts as (
      insert into order_receipt (id, seller_id, order_id, amount_fen, receipt_no, kind, biz_id, ts)
      select c.id, c.seller_id, c.order_id, c.owed_fen, c.receipt_no, 'badDebt', c.id, c.ts from chosen c
    )
    update charge_order o set bad_debt = 0, paid_fen = o.paid_fen + c.owed_fen, owed_fen = 0, charge_status = ${settled}
    from chosen c where o.seller_id = c.seller_id and o.id = c.order_id`.execute(db)
}
