import { memberChargeReport } from '@ampdeck/api/report/member-reports'
import { formatDate, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { rollUp } from '../bill/day-stat/day-stat.service.ts'
import { violations } from '../bill/invariants/invariants.store.ts'
import { setUpApp } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { allRows, type Order, readOrders, SELLER } from './figures.fixture.ts'
import { pageOfRows, reportRows } from './report-figures.service.ts'

const server = setUpApp()
let orders: Order[]
beforeAll(async () => {
  orders = await readOrders(server)
})

const all = () => allRows(server)

it.each(['bill/page', 'bill/monthPage', 'pile/page', 'energy/page', 'platform/page'])(
  'shows on each page of %s what all of its rows have there',
  async (path) => {
    const token = await server.login('admin')
    type Page = { records: { id: number }[]; total: number }
    const read = async (body: object) =>
      (await server.call<Page>(`report-service/${path}`, body, { token })).data
    for (const sortOrder of ['asc', 'desc']) {
      // Longer than what is computed at once.
      const body = { dayFrom: '2026-06-01', sortField: 'time', sortOrder }
      const { records, total } = await read({ ...body, pageSize: 1000 })
      expect(records).toHaveLength(Math.min(total, 1000))
      const last = Math.floor(records.length / 7)
      for (const current of [1, 2, 3, last]) {
        const page = await read({ ...body, pageSize: 7, current })
        expect(page.total).toBe(total)
        expect(page.records).toEqual(records.slice((current - 1) * 7, current * 7))
      }
    }
  },
)

it('shows on each page of members what all of them have there, in each order', async () => {
  for (const sortField of [undefined, 'time', 'paidFen', 'daysSince'])
    for (const sortOrder of ['asc', 'desc'] as const)
      for (const [grain, dayFrom] of [
        ['month', parseTimestamp('2026-05-10')],
        ['day', parseTimestamp('2026-06-28')],
      ] as const)
        for (const definition of [memberChargeReport, { ...memberChargeReport, only: undefined }]) {
          const request = { by: ['member'], grain, dayFrom, dayTo: TEST_NOW, sortField, sortOrder } as const
          const { only, ...rest } = definition
          const of = { ...rest, ...(only && { only }) }
          const expected = await reportRows(all(), of, request)
          expect(expected.length).toBeGreaterThan(9)
          for (const current of [1, 2, Math.ceil(expected.length / 4)]) {
            const page = await pageOfRows(all(), of, { ...request, current, pageSize: 4 })
            expect(page.total).toBe(expected.length)
            expect(page.found).toEqual(expected.slice((current - 1) * 4, current * 4))
          }
        }
})

it('station assets, operator assets and charging data are written to files (spec 7.33)', async () => {
  const token = await server.login('admin')
  for (const name of ['stationAssetExport', 'operatorAssetExport', 'chargeDataExport']) {
    const { code, data } = await server.call<{ id: number }>(
      `report-service/dataStatistics/${name}`,
      {},
      { token },
    )
    expect([code, data.id > 0], name).toEqual([0, true])
  }
})

it.each([
  'dataStatistics/summaryStatistics dataStatistics/summarySum',
  'dataStatistics/chargeData dataStatistics/chargeDataSum',
  'dataStatistics/operatorAsset dataStatistics/operatorAssetSummary',
  'dataStatistics/stationAsset dataStatistics/stationAssetSummary',
  'platform/page platform/sum',
  'station/page station/sum',
  'pile/page pile/sum',
  'recharge/page recharge/sum',
  'bus/page bus/sum',
  'bus/linePage bus/lineSum',
  'fleet/page fleet/sum',
  'fleet/carPage fleet/carSum',
  'member/page member/sum',
  'member/growthPage member/growthSum',
  'alarm/page alarm/sum',
  'energy/page energy/sum',
  'pv/page pv/sum',
  'dataanalysis-service/stationCostModelIncome/page dataanalysis-service/stationCostModelIncome/sum',
])('the report %s has rows and a sum', async (calls) => {
  const token = await server.login('admin')
  const [page, sum] = calls.split(' ')
  const at = (path = '') => (path.includes('-service/') ? path : `report-service/${path}`)
  const rows = await server.call<{ total: number }>(at(page), {}, { token })
  expect([rows.code, (await server.call(at(sum), {}, { token })).code]).toEqual([0, 0])
  expect(rows.data.total).toBeGreaterThan(0)
})

it('names the figures of which nothing is known as a report is divided', async () => {
  const token = await server.login('admin')
  const silentBy = async (body: object) =>
    (await server.call<{ silent: string[] }>('report-service/platform/sum', body, { token })).data.silent
  expect(await silentBy({ grain: 'day', by: 'city' })).toEqual(['newMembers'])
  expect(await silentBy({ grain: 'whole' })).toEqual([])
})

describe('a report', () => {
  const ask = async <T>(name: string, body: object, account = 'admin') =>
    server.call<T>(`report-service/bill/${name}`, body, { token: await server.login(account) })
  const june = { dayFrom: '2026-06-01', dayTo: '2026-06-30' }

  interface Row {
    time: string
    station: { key: string; name: string } | null
    payableFen: number
    change: number | null
    share: number | null
    lineWh: number
  }

  it('has the same sum in its rows, its chart and its total', async () => {
    const { records, total } = (
      await ask<{ records: Row[]; total: number }>('page', { ...june, pageSize: 1000 })
    ).data
    const sum = (await ask<{ sum: Row; chart: Row[] }>('sum', june)).data
    const payable = (rows: readonly Row[]) => rows.reduce((all, { payableFen }) => all + payableFen, 0)
    expect(records).toHaveLength(total)
    expect([payable(records), payable(sum.chart)]).toEqual([sum.sum.payableFen, sum.sum.payableFen])
    expect(sum.sum.payableFen).toBeGreaterThan(0)
  })

  it('compares each month with the one before, and one that goes on with as much of it', async () => {
    const months = { dayFrom: '2026-06-01', dayTo: '2026-07-01', by: 'station', pageSize: 1000 }
    const { records } = (await ask<{ records: Row[] }>('monthPage', months)).data
    const july = records.find(({ time, change }) => time === '2026-07' && change !== null)
    const of = (from: string, to: string) =>
      orders
        .filter(
          ({ stationId, endTime, orderStatus, energyWh }) =>
            String(stationId) === july?.station?.key &&
            orderStatus === 3 &&
            energyWh > 0 &&
            endTime >= parseTimestamp(from) &&
            endTime < parseTimestamp(to),
        )
        .reduce((all, { payableFen }) => all + Number(payableFen), 0)
    const before = of('2026-06-01 00:00:00', '2026-06-01 10:00:00')
    expect(july?.payableFen).toBe(of('2026-07-01 00:00:00', '2026-07-02 00:00:00'))
    expect(july?.change).toBe(Math.round(((Number(july?.payableFen) - before) / before) * 10_000))
  })

  it('divides a station by tariff period into shares of the whole', async () => {
    const { records } = (
      await ask<{ records: Row[] }>('periodPage', { ...june, grain: 'month', pageSize: 1000 })
    ).data
    for (const key of new Set(records.map(({ station }) => station?.key))) {
      const shares = records.filter(({ station }) => station?.key === key).map(({ share }) => share ?? 0)
      const whole = shares.reduce((all, share) => all + share, 0)
      expect(Math.abs(whole - 10_000)).toBeLessThanOrEqual(shares.length)
    }
  })

  it('refuses what it is not divided by, and shows each person the own stations alone', async () => {
    expect(await ask('page', { ...june, by: 'member' })).toMatchObject({ code: 400 })
    expect(await ask('page', { ...june, grain: 'hour' })).toMatchObject({ code: 400 })
    expect((await ask<object>('page', june, 'repair')).code).toBe(403)
    const seen = (await ask<{ records: Row[] }>('page', { ...june, by: 'station' }, 'finance')).data.records
    expect(seen.length).toBeGreaterThan(0)
  })

  it('follows a change of last month at once and by its amount alone, also when it is counted', async () => {
    const sumOf = async () => (await ask<{ sum: Record<string, number> }>('sum', june)).data.sum
    const before = await sumOf()
    const order = orders.find(
      ({ orderStatus, energyWh, endTime }) =>
        orderStatus === 3 && energyWh > 0 && formatDate(endTime).startsWith('2026-06'),
    )
    await sql`update charge_order set s_fee_fen = s_fee_fen + 230, payable_fen = payable_fen + 230,
      owed_fen = owed_fen + 230 where seller_id = ${SELLER} and id = ${order?.id}`.execute(server.db)
    const { sFeeFen = 0, payableFen = 0, owedFen = 0 } = before
    const after = { ...before, sFeeFen: sFeeFen + 230, payableFen: payableFen + 230, owedFen: owedFen + 230 }
    expect(await sumOf()).toEqual(after)
    await rollUp(server.platform)
    expect(await sumOf()).toEqual(after)
    const month = { from: parseTimestamp('2026-06-01'), to: parseTimestamp('2026-07-01') }
    const differing = (await violations(server.db, month)).filter(({ rule }) => rule.startsWith('5'))
    expect(differing).toEqual([])
  })

  it('counts nothing of another seller, whose stations it is asked for by number', async () => {
    const token = await server.login('admin', '10002')
    const stationId = [...new Set(orders.map((order) => order.stationId))]
    const answers = await Promise.all(
      ['bill/sum', 'dataStatistics/summarySum', 'dataStatistics/chargeDataSum'].map((name) =>
        server.call<{ sum: Record<string, number> }>(
          `report-service/${name}`,
          { ...june, stationId },
          { token },
        ),
      ),
    )
    expect(answers.map(({ data }) => data.sum.orders)).toEqual([0, 0, 0])
    for (const name of ['revenue', 'trends']) {
      const path = `statistics-service/platformHome/${name}`
      const { data } = await server.call<{ days?: []; course?: [] }>(
        path,
        { stationId: stationId[0] },
        { token },
      )
      expect(data.days ?? data.course).toEqual([])
    }
  })

  it('is a file with a head that says what it shows', async () => {
    const { data } = await ask<{ id: number }>('export', june)
    const found = await server.db
      .selectFrom('exportFile')
      .select('fileName')
      .where('id', '=', data.id)
      .executeTakeFirst()
    expect(found?.fileName).toBe('Daily bill report_2026-06-01_2026-06-30.xlsx')
  })
})
