import { figures } from '@ampdeck/api/figures/figures'
import type { Dimension } from '@ampdeck/api/figures/report'
import { DAY, formatDate, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { setUpApp } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { allRows, answersTo, names, recent, SELLER, spring } from './figures.fixture.ts'
import { type Asked, countsOf, type Group, groupsOf, groupsOfEach, silentFigures } from './query.ts'
import { allSources } from './source.ts'

const server = setUpApp()

const all = () => allRows(server)
const answers = (asked: Omit<Asked, 'family'>) => answersTo(server, asked)

it('says what accounts had at the end of each month, as their flows do', async () => {
  const { rows } = await sql<{ key: string; creditLeftFen: number; balanceFen: number }>`
    select t.month || ' ' || coalesce(a.group_id::text, '') as key, sum(f.amount)::bigint as balance_fen,
      sum(f.amount - f.held + case when a.type = 4 then a.credit_limit_fen else 0 end)::bigint as credit_left_fen
    from account a cross join (values ('2026-05', ${parseTimestamp('2026-06-01')}::bigint),
      ('2026-06', ${spring.to}::bigint)) t(month, until)
    cross join lateral (select coalesce(sum(amount_fen), 0) as amount, coalesce(sum(held_fen), 0) as held
      from account_flow where seller_id = a.seller_id and account_id = a.id and ts < t.until) f
    where a.seller_id = ${SELLER} group by t.month, a.group_id`.execute(server.db)
  const ask = {
    figures: ['balanceFen', 'creditLeftFen'],
    by: ['fleet'],
    grain: 'month',
    period: spring,
  } as const
  expect(await answers(ask)).toEqual(Object.fromEntries(rows.map(({ key, ...values }) => [key, values])))
})

it('says what accounts had at the end of each day and in the middle of one, also after they have changed hands', async () => {
  const noon = parseTimestamp('2026-06-20 12:00:00')
  const june = { from: parseTimestamp('2026-06-01'), to: noon }
  const expected = async (grain: 'day' | 'whole') => {
    const until =
      grain === 'whole'
        ? [['', noon]]
        : Array.from({ length: 20 }, (_, nth) => [
            formatDate(june.from + nth * DAY),
            june.from + (nth + 1) * DAY,
          ])
    const { rows } = await sql<{ key: string; balanceFen: number }>`
      select btrim(t.day || ' ' || a.type) as key, sum(f.amount)::bigint as balance_fen
      from account a cross join unnest(${until.map(([day]) => day)}::text[],
        ${until.map(([, end]) => Math.min(Number(end), noon))}::bigint[]) t(day, until)
      cross join lateral (select coalesce(sum(amount_fen), 0) as amount from account_flow
        where seller_id = a.seller_id and account_id = a.id and ts < t.until) f
      where a.seller_id = ${SELLER} and a.deleted = 0 group by t.day, a.type`.execute(server.db)
    return Object.fromEntries(rows.map(({ key, balanceFen }) => [key, { balanceFen }]))
  }
  const asked = { figures: ['balanceFen'], by: ['accountType'], period: june } as const
  const isRight = async () => {
    for (const grain of ['day', 'whole'] as const) {
      const found = Object.entries(await answers({ ...asked, grain }))
      expect(Object.fromEntries(found.map(([key, value]) => [key.trim(), value]))).toEqual(
        await expected(grain),
      )
    }
  }
  await isRight()
  const flow = await server.db
    .selectFrom('accountFlow')
    .selectAll()
    .where('sellerId', '=', SELLER)
    .where('ts', '>=', noon)
    .orderBy('ts')
    .limit(1)
    .executeTakeFirstOrThrow()
  const account = () =>
    server.db.updateTable('account').where('sellerId', '=', SELLER).where('id', '=', flow.accountId)
  const { type } = await server.db
    .selectFrom('account')
    .select('type')
    .where('sellerId', '=', SELLER)
    .where('id', '=', flow.accountId)
    .executeTakeFirstOrThrow()
  for (const changed of [{ type: type === 1 ? 2 : 1 }, { type, deleted: 1 }, { deleted: 0 }] as const) {
    await account().set(changed).execute()
    await isRight()
    await rollUp(server.platform)
    await isRight()
    const broken = await violations(server.db, { from: spring.from, to: TEST_NOW })
    expect(broken.filter(({ rule }) => rule.startsWith('5'))).toEqual([])
  }
})

it('adds up recharges and refunds by the way of their money', async () => {
  const { rows } = await sql<{ key: string; [sum: string]: unknown }>`
    select ' ' || way || ' ' || a.type as key, count(*) filter (where kind = 1 and not gift) as recharges,
      coalesce(sum(fen) filter (where kind = 1 and not gift), 0)::bigint as recharge_fen,
      coalesce(sum(gift_fen), 0)::bigint as gift_fen, count(*) filter (where kind = 2) as refunds,
      coalesce(sum(fen) filter (where kind = 2), 0)::bigint as refund_fen,
      coalesce(sum(fen) filter (where status = 'DisApprove'), 0)::bigint as refund_refused_fen
    from (select 1 as kind, account_id, type as way, type = 6 as gift, amount_fen as fen,
        gift_fen + case when type = 6 then amount_fen else 0 end as gift_fen, '' as status from recharge
        where seller_id = ${SELLER} and state in (2, 4, 5) and paid_time >= ${recent.from} and paid_time < ${recent.to}
      union all select 2, account_id, case channel when 'Alipay' then 1 when 'WeChatPay' then 2 else 3 end, false,
        apply_fen, 0, status from refund_record
        where seller_id = ${SELLER} and create_time >= ${recent.from} and create_time < ${recent.to}) moved
    join account a on a.seller_id = ${SELLER} and a.id = moved.account_id group by way, a.type`.execute(
    server.db,
  )
  const found = await answers({
    figures: ['recharges', 'rechargeFen', 'giftFen', 'refunds', 'refundFen', 'refundRefusedFen'],
    by: ['rechargeType', 'accountType'],
    grain: 'whole',
    period: recent,
  })
  expect(rows.some(({ refunds }) => Number(refunds) > 0)).toBe(true)
  expect(found).toEqual(Object.fromEntries(rows.map(({ key, ...values }) => [key, values])))
})

it('answers several questions at once as each of them alone', async () => {
  const mixed = [
    'onlineRate',
    'timeUsed',
    'energyWh',
    'activeMembers',
    'startSuccess',
    'valleyShare',
  ] as const
  const soFar = { from: spring.from, to: spring.to - 7.5 * HOUR }
  const questions = [spring, soFar].flatMap((period) =>
    ([[], ['reportGroup'], ['station'], ['pileType'], ['city', 'hourOfDay']] as const).flatMap((by) =>
      (['whole', 'day'] as const).map((grain) => ({
        ...{ figures: mixed, by, grain, period, family: 'station' as const },
      })),
    ),
  )
  const found = await groupsOfEach(all(), questions)
  const sorted = (groups: readonly Group[]) =>
    groups.map((group) => JSON.stringify(group)).sort((x, y) => (x < y ? -1 : 1))
  for (const [nth, asked] of questions.entries())
    expect(sorted(found[nth] ?? []), JSON.stringify(asked)).toEqual(sorted(await groupsOf(all(), asked)))
})

it('counts the groups that each figure has, whichever relation it is read from', async () => {
  const sources = await allSources()
  const period = { from: TEST_NOW - 16 * DAY, to: TEST_NOW - 5.5 * HOUR }
  let counted = 0
  for (const name of names) {
    const { relations } = sources.get(figures[name].source) ?? { relations: [] }
    const divided = [...new Set(relations.flatMap(({ keys }) => Object.keys(keys)))] as Dimension[]
    for (const by of [[], ...divided.map((dimension) => [dimension])]) {
      const asked = { figures: [name], by, grain: 'day', family: 'bill', period } as const
      if ((await silentFigures(all(), asked)).has(name)) continue
      const groups = await groupsOf(all(), asked)
      const expected = Object.fromEntries(
        [...Map.groupBy(groups, ({ time }) => time ?? '')].map(([time, { length }]) => [time, length]),
      )
      const found = (await countsOf(all(), asked)).map(({ time, groups }) => [time, groups])
      expect(Object.fromEntries(found), `${name} by ${by}`).toEqual(expected)
      counted += found.length
    }
  }
  expect(counted).toBeGreaterThan(1000)
})

it.each([
  {
    figures: ['alarms', 'alarmsHandled', 'repairMinutes'],
    by: 'alarmLevel',
    raw: sql`select ' ' || level as key, count(*) as alarms, count(*) filter (where handling = 3) as alarms_handled,
      round(avg(recover_time - first_time) / 60000)::int as repair_minutes from alarm
      where seller_id = ${SELLER} and deleted = 0 and first_time >= ${spring.from} and first_time < ${spring.to} group by level`,
  },
  {
    figures: ['workOrders', 'punctual', 'partsFen'],
    by: 'alarmLevel',
    raw: sql`select ' ' || level as key, count(*) as work_orders, sum((select coalesce(sum((p->>'costFen')::int * (p->>'qty')::int), 0)
        from jsonb_array_elements(parts::jsonb) p))::bigint as parts_fen,
      round(10000.0 * count(*) filter (where state = 5 and end_time <= deadline)
        / nullif(count(*) filter (where state = 5 and end_time is not null), 0))::int as punctual
      from work_order where seller_id = ${SELLER} and deleted = 0 and create_time >= ${spring.from} and create_time < ${spring.to} group by level`,
  },
  {
    figures: ['newMembers'],
    by: 'registerChannel',
    raw: sql`select ' ' || register_channel as key, count(*) as new_members from member
      where seller_id = ${SELLER} and deleted = 0 and register_time >= ${spring.from} and register_time < ${spring.to} group by register_channel`,
  },
  {
    figures: ['starts', 'startSuccess'],
    by: 'channel',
    raw: sql`select ' ' || channel as key, count(*) as starts,
      round(10000.0 * count(*) filter (where order_status <> 5 and order_status <> 1) / count(*))::int as start_success
      from charge_order where seller_id = ${SELLER} and start_time >= ${spring.from} and start_time < ${spring.to}
        and order_status <> 0 and close_reason is distinct from 'expired' group by channel`,
  },
  {
    figures: ['auxWh', 'lossWh', 'lossRate'],
    by: 'station',
    raw: sql`select ' ' || station_id as key, sum(aux_wh)::bigint as aux_wh, sum(loss_wh)::bigint as loss_wh,
      round(10000.0 * sum(loss_wh) / sum(grid_wh))::int as loss_rate from power_loss_record
      where seller_id = ${SELLER} and deleted = 0 and date >= '2026-05-01' and date < '2026-07-01' group by station_id`,
  },
  {
    figures: ['piles'],
    by: 'firmware',
    raw: sql`select ' ' || coalesce(p.firmware::jsonb->>'1', '') as key, count(*) as piles from pile p
      join station s on s.seller_id = p.seller_id and s.id = p.station_id and s.deleted = 0
      where p.seller_id = ${SELLER} and p.deleted = 0 and p.status <> 4 group by 1`,
  },
  {
    figures: ['stations', 'guns', 'ratedW'],
    by: 'station',
    raw: sql`select ' ' || s.id as key, 1 as stations, count(g.id) as guns, coalesce(sum(g.rated_w), 0)::bigint as rated_w
      from station s left join pile p on p.seller_id = s.seller_id and p.station_id = s.id and p.deleted = 0 and p.status <> 4
      left join gun g on g.seller_id = p.seller_id and g.pile_id = p.id and g.deleted = 0
      where s.seller_id = ${SELLER} and s.deleted = 0 group by s.id`,
  },
] as const)('answers $figures by $by as the raw rows do', async ({ figures, by, raw }) => {
  const { rows } = await sql<{ key: string }>`${raw}`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(await answers({ figures, by: [by], grain: 'whole', period: spring })).toEqual(
    Object.fromEntries(rows.map(({ key, ...values }) => [key, values])),
  )
})

it('has nothing to say of a period that is empty', async () => {
  const period = { from: spring.from, to: spring.from }
  const found = await answers({ figures: ['orders', 'energyWh'], by: ['station'], grain: 'day', period })
  expect(found).toEqual({})
})
