import type { CockpitView, NetworkView } from '@ampdeck/api/statistics/operation-view'
import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { job as timingDueJob } from '../report/timing/timing-due.job.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { readXlsx } from '../testing/xlsx.ts'

/*
 * The same figure is the same number wherever it is shown: K1, K2 and K4 of one day, of the network and of a station, on
 * the home page, the station's detail and board, in reports, in a file, on the walls and in a mail.
 */

const TODAY = '2026-07-01'
const SIX_TOMORROW = parseTimestamp('2026-07-02 06:00:00')

interface Figures {
  energyWh: number
  orders: number
  incomeFen: number
}

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
  token = await server.login('admin')
})
afterAll(() => server.close())

async function ask<Data>(path: string, body: object = {}): Promise<Data> {
  const { code, data } = await server.call<Data>(path, body, { token })
  expect([path, code]).toEqual([path, 0])
  return data
}

/** From the orders, one by one. */
async function raw(stationId?: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(energy_wh), 0)::bigint as energy_wh, count(*) as orders,
      coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen), 0)::bigint as income_fen
    from charge_order where seller_id = 10001 and order_status = 3 and energy_wh > 0
      and end_time >= ${parseTimestamp(TODAY)} and end_time <= ${TEST_NOW}
      and ${stationId === undefined ? sql`true` : sql`station_id = ${stationId}`}`.execute(server.db)
  return rows[0] as Figures
}

const only = ({ energyWh, orders, incomeFen }: Figures): Figures => ({ energyWh, orders, incomeFen })
const ofDay = (stationId?: number) => ({
  dayFrom: TODAY,
  dayTo: TODAY,
  ...(stationId !== undefined && { stationId: [stationId] }),
})

/** What its rows come to, in fen and Wh. */
function inFile(content: Buffer): Figures {
  const { rows } = readXlsx(content)
  const head = rows.findIndex((row) => row.includes('Orders'))
  const column = (title: string) => rows[head]?.indexOf(title) ?? -1
  const sum = (title: string, times: number) =>
    rows.slice(head + 1).reduce((all, row) => all + Math.round(Number(row[column(title)]) * times), 0)
  return {
    energyWh: sum('Energy (kWh)', 1_000),
    orders: sum('Orders', 1),
    incomeFen: sum('Net income (yuan)', 100),
  }
}

const download = async (url: string) =>
  (await server.app.inject({ method: 'GET', url, headers: { authorization: token } })).rawPayload

async function exported(stationId?: number): Promise<Figures> {
  const { id } = await ask<{ id: number }>('report-service/dataStatistics/summaryExport', ofDay(stationId))
  const url = await vi.waitFor(
    async () => {
      const { records } = await ask<{ records: { id: number; fileState: number; fileUrl: string }[] }>(
        'config-service/downloadCenter/exportList',
      )
      const file = records.find((one) => one.id === id)
      if (file?.fileState !== 2) throw new Error('not there yet')
      return file.fileUrl
    },
    { timeout: 30_000, interval: 100 },
  )
  return inFile(await download(url))
}

it('is the same number of the network', async () => {
  const expected = await raw()
  expect(expected.orders).toBeGreaterThan(0)
  const [quick, wall, cockpit, board, network] = await Promise.all([
    ask<HomeQuick>('statistics-service/platformHome/quick'),
    ask<NetworkView>('statistics-service/operationView/bigScreen'),
    ask<CockpitView>('statistics-service/operationView/overview'),
    ask<{ stations: Figures[] }>('operation-service/monitor/stationBoard'),
    ask<{ stations: { energyWh: number }[] }>('statistics-service/operationView/bigScreenNetwork'),
  ])
  const counters = ({ energyWh, orders, incomeFen }: HomeQuick | NetworkView) => ({
    energyWh: energyWh?.today,
    orders: orders?.today,
    incomeFen: incomeFen?.today,
  })
  const sum = (of: readonly Figures[], name: keyof Figures) => of.reduce((all, one) => all + one[name], 0)
  const energy = (of: readonly { energyWh: number }[]) => of.reduce((all, one) => all + one.energyWh, 0)
  const names = ['energyWh', 'orders', 'incomeFen'] as const
  const reports = await Promise.all(
    ['dataStatistics/summarySum', 'platform/sum', 'dataStatistics/chargeDataSum'].map((path) =>
      ask<{ sum: Figures }>(`report-service/${path}`, ofDay()),
    ),
  )
  const bills = await ask<{ total: Figures }>('bill-service/bill/statisticsPivot', {
    endTimeFrom: TODAY,
    endTimeTo: TODAY,
  })
  expect({
    home: counters(quick),
    wall: counters(wall),
    board: Object.fromEntries(names.map((name) => [name, sum(board.stations, name)])),
    reports: reports.map(({ sum }) => only(sum)),
    file: await exported(),
    energyOfStations: [energy(network.stations), energy(cockpit.stations), energy(wall.cities)],
    energyOfBills: [bills.total.energyWh, bills.total.orders],
  }).toEqual({
    home: expected,
    wall: expected,
    board: expected,
    reports: [expected, expected, expected],
    file: expected,
    energyOfStations: [expected.energyWh, expected.energyWh, expected.energyWh],
    energyOfBills: [expected.energyWh, expected.orders],
  })
})

it('is the same number of a station', async () => {
  const { records } = await ask<{ records: { station: { key: string }; orders: number }[] }>(
    'report-service/dataStatistics/summaryStatistics',
    { ...ofDay(), by: 'station' },
  )
  const id = Number(records[0]?.station.key)
  const expected = await raw(id)
  expect(expected.orders).toBeGreaterThan(0)
  const quick = await ask<HomeQuick>('statistics-service/platformHome/quick', { stationId: id })
  const report = await ask<{ sum: Figures }>('report-service/dataStatistics/summarySum', ofDay(id))
  const { stations } = await ask<{ stations: Figures[] }>('operation-service/monitor/stationBoard', { id })
  const wall = await ask<Figures>('statistics-service/operationView/bigScreenStation', { stationId: id })
  expect({
    home: {
      energyWh: quick.energyWh?.today,
      orders: quick.orders?.today,
      incomeFen: quick.incomeFen?.today,
    },
    detail: only(await ask<Figures>('operation-service/monitor/stationDetail', { id })),
    board: stations.map(only),
    report: only(report.sum),
    file: await exported(id),
    wall: [wall.energyWh, wall.incomeFen],
  }).toEqual({
    home: expected,
    detail: expected,
    board: [expected],
    report: expected,
    file: expected,
    wall: [expected.energyWh, expected.incomeFen],
  })
})

it('is the same number in the mail of the next morning', async () => {
  const expected = await ask<{ sum: Figures }>('report-service/dataStatistics/summarySum', ofDay())
  await ask('config-service/exportTimingManagement/updateOrSave', {
    name: 'summaryStatistics',
    isPush: 1,
    startDate: TODAY,
    timingCycle: 1,
    exportParams: JSON.stringify(ofDay()),
    exportUrl: '/report-service/dataStatistics/summaryExport',
    emailList: [{ email: 'boss@skyline.cn' }],
  })
  server.clock.now = SIX_TOMORROW
  await timingDueJob.run({}, server.tools)
  const url = await vi.waitFor(
    async () => {
      const answer = await server.app.inject({ method: 'GET', url: '/outbox' })
      const [mail] = answer.json().messages as { attachments: { url: string }[] }[]
      if (!mail?.attachments[0]) throw new Error('no mail yet')
      return mail.attachments[0].url
    },
    { timeout: 30_000, interval: 100 },
  )
  token = await server.login('admin')
  expect(inFile(await download(url))).toEqual(only(expected.sum))
})
