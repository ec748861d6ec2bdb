import { DAY, formatTimestamp, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { setUpApp } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { answersTo, recent, SELLER, spring } from './figures.fixture.ts'
import type { Asked } from './query.ts'

const server = setUpApp()

const answers = (asked: Omit<Asked, 'family'>) => answersTo(server, asked)

it('counts what stood at stations at the end of earlier months', async () => {
  const { rows } = await sql<{ key: string; stations: number; guns: number }>`
    select t.month || ' ' || ${SELLER}::text as key, count(distinct s.id) as stations, count(g.id) as guns
    from (values ('2026-04', '2026-04-30'), ('2026-05', '2026-05-31')) t(month, day)
    join station s on s.seller_id = ${SELLER} and s.deleted = 0 and (s.open_time is null or left(s.open_time, 10) <= t.day)
    left join pile p on p.seller_id = s.seller_id and p.station_id = s.id and p.deleted = 0 and p.status <> 4
      and (p.commission_date is null or p.commission_date <= t.day)
    left join gun g on g.seller_id = p.seller_id and g.pile_id = p.id and g.deleted = 0
    group by 1`.execute(server.db)
  expect(rows).toHaveLength(2)
  const period = { from: parseTimestamp('2026-04-01'), to: parseTimestamp('2026-06-01') }
  expect(await answers({ figures: ['stations', 'guns'], by: ['seller'], grain: 'month', period })).toEqual(
    Object.fromEntries(rows.map(({ key, ...values }) => [key, values])),
  )
})

/** How long some stretches last together, of which several may hold at once. */
function lengthOf(stretches: readonly (readonly [number, number])[]): number {
  let [end, sum] = [0, 0]
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

interface GunTime {
  id: number
  stationId: number
  pileTypeId: number
  whole: number
  gone: number
  down: number
  /** How long it charged, ms, and how much, Wh. */
  ms: number
  wh: number
}

/** What the guns were in a period, one by one. */
async function gunTimeIn(period: { from: number; to: number }): Promise<GunTime[]> {
  type Stretch = { gun: number; from: number; to: number | null; gone: boolean }
  type Gun = Pick<GunTime, 'id' | 'stationId' | 'pileTypeId' | 'ms' | 'wh'> & { since: string | null }
  const { rows: guns } = await sql<Gun>`
    select g.id, g.station_id, p.pile_type_id, p.commission_date as since, coalesce(sum(o.energy_wh), 0)::bigint as wh,
      coalesce((select sum(least(c.end_time, ${period.to}) - greatest(c.start_time, ${period.from})) from charge_order c
        where c.seller_id = g.seller_id and c.gun_id = g.id and c.order_status = 3 and c.energy_wh > 0
          and c.end_time > ${period.from} and c.start_time < ${period.to}), 0)::bigint as ms
    from gun g join pile p on p.seller_id = g.seller_id and p.id = g.pile_id and p.deleted = 0
    left join charge_order o on o.seller_id = g.seller_id and o.gun_id = g.id and o.order_status = 3
      and o.energy_wh > 0 and o.end_time >= ${period.from} and o.end_time < ${period.to}
    where g.seller_id = ${SELLER} and g.deleted = 0 group by g.seller_id, 1, 2, 3, 4`.execute(server.db)
  const { rows: stretches } = await sql<Stretch>`
    select g.id as gun, x.* from gun g join (
      select pile_id, gun_id, first_time as "from", recover_time as "to", false as gone from alarm
        where seller_id = ${SELLER} and source in (1, 2) and level in (1, 2) and deleted = 0
      union all select pile_id, null, from_time, to_time, true from offline_record where seller_id = ${SELLER}) x
      on x.pile_id = g.pile_id and (x.gun_id is null or x.gun_id = g.id)
    where g.seller_id = ${SELLER}`.execute(server.db)
  expect(stretches.length).toBeGreaterThan(0)
  return guns.flatMap(({ since, ...gun }) => {
    const begins = Math.max(period.from, since ? parseTimestamp(since) : 0)
    if (begins >= period.to) return []
    const cut = (only: (one: Stretch) => boolean) =>
      lengthOf(
        stretches
          .filter((one) => one.gun === gun.id && only(one))
          .map(({ from, to }) => [Math.max(from, begins), Math.min(to ?? period.to, period.to)] as const)
          .filter(([from, to]) => to > from),
      )
    return [{ ...gun, whole: period.to - begins, gone: cut((one) => one.gone), down: cut(() => true) }]
  })
}

/** The same as rates, of guns with one key together. */
function ratesBy(guns: readonly GunTime[], keyOf: (gun: GunTime) => string) {
  const rates = [...Map.groupBy(guns, keyOf)].map(([key, group]) => {
    const sum = (of: 'whole' | 'gone' | 'down' | 'ms' | 'wh') =>
      group.reduce((total, gun) => total + gun[of], 0)
    const [whole, down] = [sum('whole'), sum('down')]
    const values = {
      onlineRate: Math.round(((whole - sum('gone')) / whole) * 10_000),
      available: Math.round(((whole - down) / whole) * 10_000),
      timeUsed: whole > down ? Math.round((sum('ms') / (whole - down)) * 10_000) : null,
      energyPerGunDayWh: whole > down ? Math.round((sum('wh') / (whole - down)) * DAY) : null,
    }
    return [key, values] as const
  })
  return Object.fromEntries(rates)
}

const rates = ['onlineRate', 'available', 'timeUsed', 'energyPerGunDayWh'] as const

it.each([
  ['of months', spring],
  ['that begins and ends within days', { from: spring.from + 5 * HOUR, to: spring.to - 7.5 * HOUR }],
  ['of a night', { from: spring.to - 5 * HOUR, to: spring.to + 3 * HOUR }],
  ['of hours', { from: spring.to - 9 * HOUR, to: spring.to - 3 * HOUR }],
])(
  'divides the time of guns in a period %s into in service, without a link and out of order',
  async (_, period) => {
    const guns = await gunTimeIn(period)
    const ask = { figures: rates, grain: 'whole', period } as const
    expect(await answers({ ...ask, by: ['gun'] })).toEqual(ratesBy(guns, ({ id }) => ` ${id}`))
    expect(await answers({ ...ask, by: ['station'] })).toEqual(
      ratesBy(guns, ({ stationId }) => ` ${stationId}`),
    )
    expect(await answers({ ...ask, by: ['pileType'] })).toEqual(
      ratesBy(guns, ({ pileTypeId }) => ` ${pileTypeId}`),
    )
    expect(await answers({ ...ask, by: [] })).toEqual(ratesBy(guns, () => ''))
  },
)

it('divides it day by day and hour by hour as well', async () => {
  const period = { from: parseTimestamp('2026-06-29'), to: parseTimestamp('2026-07-01') }
  const steps = [
    { grain: 'day', ms: DAY, written: 'YYYY-MM-DD' },
    { grain: 'hour', ms: HOUR, written: 'YYYY-MM-DD HH' },
  ] as const
  for (const { grain, ms, written } of steps) {
    const expected: Record<string, unknown>[] = [{}, {}, {}, {}]
    for (let from = period.from; from < period.to; from += ms) {
      const guns = await gunTimeIn({ from, to: from + ms })
      const time = formatTimestamp(from).slice(0, written.length)
      Object.assign(
        expected[0] ?? {},
        ratesBy(guns, ({ id }) => `${time} ${id}`),
      )
      Object.assign(
        expected[1] ?? {},
        ratesBy(guns, ({ stationId }) => `${time} ${stationId}`),
      )
      Object.assign(
        expected[2] ?? {},
        ratesBy(guns, ({ pileTypeId }) => `${time} ${pileTypeId}`),
      )
      Object.assign(
        expected[3] ?? {},
        ratesBy(guns, () => time),
      )
    }
    expect(await answers({ figures: rates, by: ['gun'], grain, period })).toEqual(expected[0])
    expect(await answers({ figures: rates, by: ['station'], grain, period })).toEqual(expected[1])
    expect(await answers({ figures: rates, by: ['pileType'], grain, period })).toEqual(expected[2])
    expect(await answers({ figures: rates, by: [], grain, period })).toEqual(expected[3])
  }
})

it('does not change last month when a pile is taken down', async () => {
  const ask = { figures: rates, by: ['station', 'pile'], grain: 'month', period: spring } as const
  const before = await answers(ask)
  const { rows } = await sql<{ id: number }>`
    select pile_id as id from gun_stat where seller_id = ${SELLER} order by orders desc limit 1`.execute(
    server.db,
  )
  const take = (deleted: number) =>
    Promise.all(
      (['pile', 'gun'] as const).map((table) =>
        sql`update ${sql.table(table)} set deleted = ${deleted}, update_time = ${TEST_NOW} where seller_id = ${SELLER}
          and ${sql.ref(table === 'pile' ? 'id' : 'pileId')} = ${rows[0]?.id}`.execute(server.db),
      ),
    )
  await take(1)
  const after = await answers(ask)
  await take(0)
  expect(after).toEqual(before)
})

it('counts the starts of each gun and day as the orders do, also after they have changed', async () => {
  const raw = async () => {
    const { rows } = await sql<{ key: string; starts: number; startSuccess: number }>`
      select to_char(to_timestamp(start_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' ' || gun_id as key,
        count(*) as starts, round(10000.0 * count(*) filter (where order_status not in (1, 5)) / count(*))::int as start_success
      from charge_order where seller_id = ${SELLER} and start_time >= ${recent.from} and start_time < ${recent.to}
        and order_status <> 0 and close_reason is distinct from 'expired' group by 1`.execute(server.db)
    return Object.fromEntries(rows.map(({ key, ...values }) => [key, values]))
  }
  const ask = { figures: ['starts', 'startSuccess'], by: ['gun'], grain: 'day', period: recent } as const
  const before = await raw()
  expect(await answers(ask)).toEqual(before)
  await sql`update charge_order set order_status = 5 where seller_id = ${SELLER} and id % 13 = 0`.execute(
    server.db,
  )
  await sql`update charge_order set order_status = 5, close_reason = 'expired' where seller_id = ${SELLER} and id % 13 = 1`.execute(
    server.db,
  )
  const after = await raw()
  expect(after).not.toEqual(before)
  expect(await answers(ask)).toEqual(after)
  await rollUp(server.platform)
  expect(await answers(ask)).toEqual(after)
})
