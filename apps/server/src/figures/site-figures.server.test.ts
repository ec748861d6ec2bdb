import { type PvInverterState, pvStatesOf } from '@ampdeck/api/enumerations/pv-inverter'
import { figureOf } from '@ampdeck/api/figures/figure'
import { figures } from '@ampdeck/api/figures/figures'
import { DAY, formatDate, formatTimestamp, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { setUpApp } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import {
  answersTo,
  hourOf,
  names,
  randomOf,
  rowsOf,
  SELLER,
  seed,
  type Tariff,
  timeOf,
  weekdayOf,
} from './figures.fixture.ts'
import { type Asked, groupsOf } from './query.ts'

const server = setUpApp()

const answers = (asked: Omit<Asked, 'family'>) => answersTo(server, asked)

it('spreads the bill of a grid meter over its days, to the fen', async () => {
  const { rows: fees } = await sql<{ key: number; feeFen: number; days: number[] }>`
    select f.meter_id as key, f.fee_fen, (select json_agg(coalesce(w.wh, 0) order by d) from generate_series(1, 30) d
      left join (select extract(day from to_timestamp(q.ts / 1000) at time zone 'Asia/Shanghai')::int as day,
          sum(greatest(0, coalesce(q.site_w, q.pile_w) - q.pv_w)) as wh
        from operating_sample q where q.seller_id = f.seller_id and q.station_id = f.station_id
          and q.ts >= ${parseTimestamp('2026-06-01')} and q.ts < ${parseTimestamp('2026-07-01')} group by 1) w on w.day = d) as days
    from meter_fee f join meter m on m.seller_id = f.seller_id and m.id = f.meter_id and m.kind = 1
    where f.seller_id = ${SELLER} and f.month = '2026-06'`.execute(server.db)
  expect(fees.length).toBeGreaterThan(0)
  const expected = fees.flatMap(({ key, feeFen, days }) => {
    const whole = days.reduce((sum, wh) => sum + Number(wh), 0)
    const until = days.map((_, nth) =>
      whole > 0
        ? Math.round((feeFen * days.slice(0, nth + 1).reduce((sum, wh) => sum + Number(wh), 0)) / whole)
        : Math.round((feeFen * (nth + 1)) / days.length),
    )
    return until.map((fen, nth) => {
      const day = `2026-06-${String(nth + 1).padStart(2, '0')}`
      return [`${day} ${key}`, { purchaseFen: fen - (until[nth - 1] ?? 0) }] as const
    })
  })
  const month = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
  const ask = { figures: ['purchaseFen'], by: ['meter'], period: month } as const
  expect(await answers({ ...ask, grain: 'day' })).toEqual(Object.fromEntries(expected))
  expect(await answers({ ...ask, grain: 'month' })).toEqual(
    Object.fromEntries(fees.map(({ key, feeFen }) => [`2026-06 ${key}`, { purchaseFen: feeFen }])),
  )
})

it('says what energy earned above what it cost, and nothing before the bill has come', async () => {
  const { rows } = await sql<{ key: string; marginPrice4: number }>`
    select f.station_id::text as key, round((o.fen - f.fee)::numeric / o.wh * 100000)::int as margin_price4
    from (select station_id, sum(fee_fen) as fee from meter_fee f where f.seller_id = ${SELLER} and f.month = '2026-06'
      and exists (select from meter m where m.seller_id = f.seller_id and m.id = f.meter_id and m.kind = 1) group by 1) f
    join (select station_id, sum(energy_wh) as wh, sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen) as fen
      from charge_order where seller_id = ${SELLER} and order_status = 3 and energy_wh > 0
        and end_time >= ${parseTimestamp('2026-06-01')} and end_time < ${parseTimestamp('2026-07-01')} group by 1) o
      on o.station_id = f.station_id`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  const period = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
  const found = await answers({ figures: ['marginPrice4'], by: ['station'], grain: 'whole', period })
  expect(found).toMatchObject(
    Object.fromEntries(rows.map(({ key, marginPrice4 }) => [` ${key}`, { marginPrice4 }])),
  )
  const july = { from: period.to, to: TEST_NOW }
  const none = await answers({
    figures: ['orders', 'purchaseFen', 'marginPrice4'],
    by: [],
    grain: 'whole',
    period: july,
  })
  expect(none).toMatchObject({ '': { purchaseFen: null, marginPrice4: null } })
})

interface Quarter {
  stationId: number
  ts: number
  pileW: number
  pvW: number
  siteW: number | null
  operatingUnitId: number
  cityCode: string
  tariffs: { effectiveTime: number; periods: (Tariff & { period: number })[] }[]
}

/** The sums of one quarter of an hour of a site. */
function sumsOfQuarter({ ts, pileW, pvW, siteW, tariffs }: Quarter) {
  const time = formatTimestamp(ts).slice(11, 16)
  const inForce = tariffs.findLast(({ effectiveTime }) => effectiveTime <= ts) ?? tariffs[0]
  const row = inForce?.periods.find(({ from, to }) => time >= from && time < to)
  const hours = Math.min(15 * 60_000, TEST_NOW - ts) / HOUR
  const site = siteW ?? pileW
  const grid = Math.max(0, site - pvW) * hours
  return {
    period: row?.period,
    site,
    sums: {
      gridWh: grid,
      ...Object.fromEntries(
        ['gridSharpWh', 'gridPeakWh', 'gridFlatWh', 'gridValleyWh'].map((name, nth) => [
          name,
          row?.period === nth + 1 ? grid : 0,
        ]),
      ),
      pileWh: pileW * hours,
      pvWh: pvW * hours,
      pvUsedWh: Math.min(site, pvW) * hours,
    },
  }
}

async function readQuarters(): Promise<Quarter[]> {
  const { rows } = await sql<Quarter>`
    select q.station_id, q.ts, q.pile_w, q.pv_w, q.site_w, s.operating_unit_id, s.city_code,
      coalesce((select json_agg(json_build_object('effectiveTime', v.effective_time, 'periods', v.periods::jsonb)
        order by v.effective_time, v.no) from cost_model_version v where v.seller_id = m.seller_id
        and v.cost_model_id = m.id and v.deleted = 0 and v.no <= m.current_version), '[]') as tariffs
    from operating_sample q join station s on s.seller_id = q.seller_id and s.id = q.station_id
    left join cost_model m on m.seller_id = s.seller_id and m.id = s.cost_model_id
    where q.seller_id = ${SELLER} order by q.ts`.execute(server.db)
  return rows
}

/** A reading that comes late, a site that gets another billing model, and a version that none has reached any more. */
const changesOfSites = [
  sql`update operating_sample set pile_w = pile_w + 40000, site_w = pile_w + 50000 where seller_id = ${SELLER} and ts % 3 = 0`,
  sql`delete from operating_sample where seller_id = ${SELLER} and ts % 7200000 = 0`,
  sql`update station s set cost_model_id = (select max(id) from cost_model m
    where m.seller_id = s.seller_id and m.id <> s.cost_model_id) where seller_id = ${SELLER} and id % 2 = 0`,
  sql`update cost_model set current_version = current_version - 1 where seller_id = ${SELLER} and current_version > 1`,
  sql`update cost_model_version set periods = (select jsonb_agg(p || '{"period": 2}') from jsonb_array_elements(periods) p)
    where seller_id = ${SELLER} and no = 1`,
]

it(`answers 30 random questions about sites as their quarters do (seed ${seed})`, async () => {
  const random = randomOf(seed)
  let quarters = await readQuarters()
  expect(quarters.length).toBeGreaterThan(0)
  const stations = [...new Set(quarters.map(({ stationId }) => stationId))]
  const first = quarters[0]?.ts ?? 0
  for (let nth = 0; nth < 30; nth += 1) {
    const change = changesOfSites[nth - 5]
    if (change) {
      await change.execute(server.db)
      quarters = await readQuarters()
    }
    // From here on the roll-up has counted what was changed; before, it is counted when it is asked for.
    if (nth === 20) {
      await rollUp(server.platform)
      expect(await server.db.selectFrom('siteDayChange').selectAll().execute()).toEqual([])
    }
    const isOfPv = random.below(3) === 0
    const offered = names.filter((name) => figures[name].source === (isOfPv ? 'pvUse' : 'sites'))
    const by = random.some(
      [
        'station',
        'operatingUnit',
        'city',
        ...(isOfPv ? [] : ['period' as const]),
        'hourOfDay',
        'weekday',
      ] as const,
      random.below(3),
    )
    const grain = (['whole', 'month', 'week', 'day', 'hour'] as const)[random.below(5)] ?? 'whole'
    const from = first + random.below(Math.max(1, Math.floor((TEST_NOW - first) / HOUR))) * HOUR
    const period = { from, to: from + (1 + random.below(72)) * HOUR }
    const stationIds = random.below(2) === 0 ? null : random.some(stations, 1 + random.below(4))
    const asked = {
      figures: random.some(offered, 1 + random.below(5)),
      by,
      grain,
      family: 'energy',
      period,
    } as const
    const groups = new Map<string, Record<string, number>>()
    for (const quarter of quarters) {
      const { ts, stationId, operatingUnitId, cityCode } = quarter
      if (ts < period.from || ts >= period.to || stationIds?.includes(stationId) === false) continue
      if (isOfPv && quarter.pvW === 0) continue
      const { period: code, site, sums } = sumsOfQuarter(quarter)
      const values = {
        station: stationId,
        operatingUnit: operatingUnitId,
        city: cityCode,
        period: code ?? null,
        hourOfDay: hourOf(ts),
        weekday: weekdayOf(ts),
      }
      const keys = by.map((name) => (values[name] === null ? null : String(values[name])))
      const key = JSON.stringify([timeOf(ts, grain), keys])
      const group = groups.get(key) ?? { peakW: 0, pilePeakW: 0 }
      groups.set(key, group)
      for (const [name, value] of Object.entries(sums)) group[name] = (group[name] ?? 0) + value
      group.peakW = Math.max(group.peakW ?? 0, site)
      group.pilePeakW = Math.max(group.pilePeakW ?? 0, quarter.pileW)
    }
    const expected = [...groups].map(([key, sums]) => {
      const whole = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, Math.round(value)]))
      return [key, Object.fromEntries(asked.figures.map((name) => [name, figureOf(figures[name], whole)]))]
    })
    const rows = rowsOf(server, stationIds, null)
    const found = (await groupsOf(rows, asked)).map(({ time, keys, values }) => [
      JSON.stringify([time, keys]),
      values,
    ])
    if (expected.length > 0)
      expect(Object.fromEntries(found), JSON.stringify({ asked, stationIds })).toEqual(
        Object.fromEntries(expected),
      )
  }
})

it('says what each inverter gave and how long it was in which states, day by day', async () => {
  const days = { from: parseTimestamp('2026-06-29'), to: parseTimestamp('2026-07-02') }
  const { rows: inverters } = await sql<{
    id: number
    ratedW: number
    samples: { ts: number; wh: number }[]
    states: { ts: number; state: number }[]
  }>`
    select i.id, i.rated_w, (select coalesce(json_agg(json_build_object('ts', p.ts, 'wh', p.energy_wh)), '[]') from pv_sample p
        where p.seller_id = i.seller_id and p.inverter_id = i.id) as samples,
      (select coalesce(json_agg(json_build_object('ts', t.ts, 'state', t.state) order by t.ts), '[]') from pv_state t
        where t.seller_id = i.seller_id and t.inverter_id = i.id) as states
    from pv_inverter i where i.seller_id = ${SELLER} and i.deleted = 0`.execute(server.db)
  const expected = inverters.flatMap(({ id, ratedW, samples, states }) =>
    [0, 1, 2].map((nth) => {
      const from = days.from + nth * DAY
      const to = Math.min(from + DAY, TEST_NOW)
      const wh = samples.filter(({ ts }) => ts >= from && ts < to).reduce((sum, one) => sum + one.wh, 0)
      const minutes = (group: 2 | 3 | 4) =>
        Math.round(
          states.reduce((sum, { ts, state }, at) => {
            const end = Math.min(to, states[at + 1]?.ts ?? TEST_NOW)
            return pvStatesOf(group).includes(state as PvInverterState)
              ? sum + Math.max(0, end - Math.max(ts, from))
              : sum
          }, 0) / 60_000,
        )
      const values = {
        pvWh: wh,
        fullLoadMinutes: Math.round((wh / ratedW) * 60),
        pvFaultMinutes: minutes(2),
        pvStandbyMinutes: minutes(3),
        pvOtherMinutes: minutes(4),
      }
      return [`${formatDate(from)} ${id}`, values] as const
    }),
  )
  expect(expected.some(([, { pvWh }]) => pvWh > 0)).toBe(true)
  const ask = {
    figures: ['pvWh', 'fullLoadMinutes', 'pvFaultMinutes', 'pvStandbyMinutes', 'pvOtherMinutes'],
    by: ['inverter'],
    grain: 'day',
    period: days,
  } as const
  expect(await answers(ask)).toEqual(Object.fromEntries(expected))
})
