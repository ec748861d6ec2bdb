import { sumsOf } from '@ampdeck/api/figures/figure'
import { figureNames, figures } from '@ampdeck/api/figures/figures'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { job as timingDueJob } from '../../report/timing/timing-due.job.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readXlsx } from '../../testing/xlsx.ts'
import { allSources } from '../source.ts'

interface Report {
  id: number
  version: number
  name: string
  figures: string[]
  userName: string
  isOwn: boolean
  isShared: boolean
}
type Row = Record<string, unknown> & { time: string | null }
interface Rows {
  records: Row[]
  total: number
}
interface Sum {
  period: { from: string; to: string }
  sum: Record<string, number | null>
  chart: unknown[]
}

const draft = {
  name: 'Stations by day',
  figures: ['orders', 'energyWh', 'payableFen'],
  dimensions: ['station', 'channel'],
  by: ['station'],
  grains: ['day', 'month', 'whole'],
}

let server: TestApp
let admin: string
let finance: string
let stranger: string

beforeAll(async () => {
  server = await createTestApp({ jobs: true })
  admin = await server.login('admin')
  finance = await server.login('finance')
  stranger = await server.login('admin', '10002')
})
afterAll(() => server.close())

const ask = <Data = Report>(name: string, body: object, token = admin) =>
  server.call<Data>(`report-service/ownReport/${name}`, body, { token })
const save = async (of: object = {}, token = admin) => (await ask('save', { ...draft, ...of }, token)).data
const shared = async (of: object = {}) => {
  const report = await save(of)
  return (await ask('share', { id: report.id })).data
}
const rowsOf = (body: object, token = admin) => ask<Rows>('rows', { pageSize: 1_000, ...body }, token)

/** Gives the viewer some pages and no others. */
async function viewerMayOpen(...permissions: string[]) {
  await server.db.updateTable('role').set({ permissions }).where('code', '=', 'viewer').execute()
  return server.login('viewer')
}

describe('who has it', () => {
  it('is saved, changed by who has read it last, and deleted', async () => {
    const { id, version } = await save()
    const changed = { ...draft, id, version, name: 'By station', figures: ['energyWh', 'orders'] }
    expect(await ask('update', changed)).toMatchObject({
      code: 0,
      data: { name: 'By station', figures: ['energyWh', 'orders'], version: version + 1, isOwn: true },
    })
    expect(await ask('update', changed)).toMatchObject({ code: 409, data: { reason: 'record.stale' } })
    expect((await ask('delete', { id })).code).toBe(0)
    expect((await ask('get', { id })).code).toBe(404)
    expect((await rowsOf({ id })).code).toBe(404)
  })

  it('is listed for its owner, and for others once it is shared, until that stops', async () => {
    const { id } = await save({ name: 'Seen by all' })
    const seenBy = async (token: string) =>
      (await ask<{ records: Report[] }>('page', { pageSize: 100 }, token)).data.records.find(
        (one) => one.id === id,
      )
    expect(await seenBy(admin)).toMatchObject({ isOwn: true, isShared: false, userName: 'admin' })
    expect(await seenBy(finance)).toBeUndefined()
    expect((await ask('get', { id }, finance)).code).toBe(404)
    expect((await rowsOf({ id }, finance)).code).toBe(404)

    expect(await ask('share', { id })).toMatchObject({ code: 0, data: { isShared: true } })
    expect(await seenBy(finance)).toMatchObject({ isOwn: false, userName: 'admin' })
    expect((await rowsOf({ id }, finance)).code).toBe(0)
    expect(await ask('share', { id })).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })

    expect(await ask('stopSharing', { id })).toMatchObject({ data: { isShared: false } })
    expect(await seenBy(finance)).toBeUndefined()
    expect(await ask('stopSharing', { id })).toMatchObject({
      code: 409,
      data: { reason: 'transition.notAllowed' },
    })
  })

  it('is filtered by name and by whose it is', async () => {
    await shared({ name: 'Nightly' })
    const names = async (filter: object, token = admin) =>
      (await ask<{ records: Report[] }>('page', { pageSize: 100, ...filter }, token)).data.records
    expect((await names({ name: 'nightl' })).map(({ name }) => name)).toEqual(['Nightly'])
    expect((await names({ whose: 'mine' }, finance)).every(({ isOwn }) => isOwn)).toBe(true)
    expect((await names({ whose: ['others'] }, finance)).map(({ name }) => name)).toContain('Nightly')
    expect(await names({ whose: ['others'] })).not.toContainEqual(expect.objectContaining({ isOwn: true }))
  })

  it('is changed, shared and deleted by nobody but its owner; another saves a copy', async () => {
    const { id, version } = await shared({ name: 'Of the admin' })
    for (const [call, body] of [
      ['update', { ...draft, id, version }],
      ['delete', { id }],
      ['share', { id }],
      ['stopSharing', { id }],
    ] as const)
      expect([call, (await ask(call, body, finance)).code]).toEqual([call, 403])
    expect((await save({ name: 'A copy' })).isOwn).toBe(true)
  })

  it('is not there for another seller', async () => {
    const { id } = await shared()
    expect((await rowsOf({ id }, stranger)).code).toBe(404)
    expect((await ask('sum', { id }, stranger)).code).toBe(404)
    expect((await ask('export', { id }, stranger)).code).toBe(404)
  })

  it('is about no station, group or unit of another seller', async () => {
    const of = async (table: 'station' | 'reportGroup' | 'operatingUnit') =>
      (
        await server.db
          .selectFrom(table)
          .select('id')
          .where('sellerId', '=', 10_002)
          .executeTakeFirstOrThrow()
      ).id
    expect((await ask('save', { ...draft, stationIds: [await of('station')] })).code).toBe(404)
    expect((await ask('save', { ...draft, reportGroupIds: [await of('reportGroup')] })).code).toBe(404)
    expect((await ask('save', { ...draft, operatingUnitIds: [await of('operatingUnit')] })).code).toBe(404)
  })
})

describe('what may be composed', () => {
  it.each([
    [{ figures: [] }, 'figures'],
    [{ figures: ['orders', 'orders'] }, 'figures'],
    [{ figures: ['noSuchFigure'] }, 'figures.0'],
    [{ dimensions: ['planet'] }, 'dimensions.0'],
    [{ dimensions: ['station', 'channel', 'city', 'weekday', 'pile'] }, 'dimensions'],
    [{ by: ['pile'] }, 'by'],
    [{ grains: ['year'] }, 'grains.0'],
    [{ chart: 'guns' }, 'chart'],
    [{ shares: 'guns' }, 'shares'],
    [{ period: 'ever' }, 'period'],
    [{ only: 'ship' }, 'only'],
    [{ name: ' ' }, 'name'],
  ])('refuses %o', async (wrong, field) => {
    const { code, data } = await ask<{ issues: { path: unknown[] }[] }>('save', { ...draft, ...wrong })
    expect([code, data.issues.map(({ path }) => path.join('.'))]).toEqual([400, [field]])
  })

  it.each([
    { figures: ['orders', 'ratedW'] },
    { figures: ['orders', 'giftFen'] },
    { figures: ['available'], dimensions: ['channel'], by: ['channel'] },
  ])('says that a figure does not know the division: %o', async (wrong) => {
    const refusal = { code: 409, data: { reason: 'ownReport.unknown' } }
    expect(await ask('save', { ...draft, ...wrong })).toMatchObject(refusal)
    const { name: _, ...composed } = { ...draft, ...wrong }
    expect(await rowsOf({ composed })).toMatchObject(refusal)
    expect(await ask('sum', { composed })).toMatchObject(refusal)
  })

  it('is divided and ordered by nothing that it does not have', async () => {
    const { id } = await save()
    expect((await rowsOf({ id, by: 'pile' })).code).toBe(400)
    expect((await rowsOf({ id, grain: 'hour' })).code).toBe(400)
    expect((await rowsOf({})).code).toBe(400)
    expect((await rowsOf({ id, sortField: 'nothing' })).code).toBe(400)
  })

  it('has a way to answer whatever it offers', async () => {
    const { data } = await ask<{
      figures: { name: keyof typeof figures; dimensions: string[]; grains: string[] }[]
    }>('offered', {})
    const sources = await allSources()
    for (const { name, dimensions, grains } of data.figures)
      for (const grain of grains) {
        const { source } = figures[name]
        const answers = sources
          .get(source)
          ?.relations.some(
            ({ keys, times, sums }) =>
              dimensions.every((one) => keys[one as never]) &&
              (grain === 'whole' || times[grain as never]) &&
              sumsOf(figures[name]).every((sum) => sums[sum]),
          )
        expect([name, grain, answers]).toEqual([name, grain, true])
      }
  })

  it('is of the figures of the pages that somebody may open, and of what is made of these', async () => {
    const offered = async (token: string) =>
      (await ask<{ figures: { name: string }[]; dimensions: string[] }>('offered', {}, token)).data
    const all = (await offered(admin)).figures.map(({ name }) => name)
    expect(figureNames.filter((name) => !all.includes(name)).toSorted()).toEqual([
      'channelFeeFen',
      'couponReturn',
      'memberCount',
      'occupied',
      'overFreeMinutes',
      'receivableFen',
      'repeated',
      'seriousAlarms',
      'starts',
      'yearlyFaults',
    ])
    const bills = await offered(await viewerMayOpen('ownReport', 'ownReportDetail', 'billDaily'))
    const names = bills.figures.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['payableFen', 'paidFen', 'collected', 'grossFen']))
    expect(names).not.toContain('available')
    expect(names).not.toContain('lineWh')
    expect(bills.dimensions).toEqual(expect.arrayContaining(['station', 'channel', 'hourOfDay']))
    expect(bills.dimensions).not.toContain('member')
    expect((await offered(await viewerMayOpen('ownReport'))).figures).toEqual([])
  })
})

describe('what others see of it', () => {
  it('leaves out what the reader may not see, in rows and sums', async () => {
    const { id } = await shared({
      figures: ['orders', 'paidFen', 'energyPerGunDayWh'],
      dimensions: ['station', 'pile'],
      by: ['station', 'pile'],
      chart: 'energyPerGunDayWh',
    })
    const own = (await rowsOf({ id, grain: 'whole' })).data.records
    expect(own[0]).toMatchObject({ pile: { key: expect.any(String) }, energyPerGunDayWh: expect.any(Number) })

    const reader = await viewerMayOpen('ownReport', 'ownReportDetail', 'billDaily')
    const { records } = (await rowsOf({ id, grain: 'whole' }, reader)).data
    const orders = (of: Row[]) => of.reduce((sum, { orders }) => sum + Number(orders ?? 0), 0)
    expect(orders(records)).toBe(orders(own))
    expect(records.length).toBeLessThan(own.length)
    expect(records.filter((row) => 'pile' in row || 'energyPerGunDayWh' in row)).toEqual([])
    expect(Object.keys((await ask<Sum>('sum', { id }, reader)).data.sum)).toEqual(['orders', 'paidFen'])
    expect((await rowsOf({ id, by: 'pile' }, reader)).code).toBe(400)

    const nothing = await viewerMayOpen('ownReport', 'ownReportDetail', 'rechargeReport')
    expect(await rowsOf({ id }, nothing)).toMatchObject({ code: 409, data: { reason: 'ownReport.nothing' } })
    const { name: _, ...composed } = draft
    expect(await rowsOf({ composed }, nothing)).toMatchObject({ data: { reason: 'ownReport.mayNot' } })
    expect((await rowsOf({ id }, await viewerMayOpen('billDaily'))).code).toBe(403)
  })

  it('counts the stations of the reader, not those of the owner', async () => {
    const { id } = await shared({ grains: ['whole'], dimensions: ['station'] })
    await viewerMayOpen('ownReport', 'ownReportDetail', 'billDaily')
    const [{ id: station } = { id: 0 }] = await server.db
      .selectFrom('station')
      .select('id')
      .where('sellerId', '=', 10_001)
      .orderBy('id')
      .limit(1)
      .execute()
    await server.db
      .updateTable('accountUser')
      .set({ stationIds: [station] })
      .where('account', '=', 'viewer')
      .execute()
    const reader = await server.login('viewer')
    const keys = (await rowsOf({ id }, reader)).data.records.map(
      (row) => (row.station as { key: string }).key,
    )
    expect(keys).toEqual([String(station)])
    await server.db
      .updateTable('accountUser')
      .set({ stationIds: [] })
      .where('account', '=', 'viewer')
      .execute()
  })

  it('is read, and neither saved nor shared nor exported, with the page alone', async () => {
    const { id } = await shared()
    const reader = await viewerMayOpen('ownReport', 'ownReportDetail', 'billDaily')
    expect((await rowsOf({ id }, reader)).code).toBe(0)
    for (const call of ['save', 'share', 'export'])
      expect((await ask(call, { ...draft, id }, reader)).code).toBe(403)
  })
})

describe('its figures', () => {
  it('are those of the built-in report with the same figures', async () => {
    const days = { dayFrom: '2026-06-01', dayTo: '2026-06-20' }
    const { id } = await save({
      dimensions: ['station', 'channel'],
      by: ['station', 'channel'],
      grains: ['day'],
    })
    const [own, built] = await Promise.all([
      rowsOf({ id, ...days }),
      server.call<Rows>('report-service/bill/page', { pageSize: 1_000, ...days }, { token: admin }),
    ])
    const plain = ({ time, station, channel, orders, energyWh, payableFen }: Row) => ({
      ...{ time, station, channel, orders, energyWh, payableFen },
    })
    // The built-in one also has stations and days with nothing but abnormal orders.
    const counted = built.data.records.filter(({ orders }) => Number(orders ?? 0) > 0)
    expect(counted.length).toBeGreaterThan(100)
    expect(own.data.records.map(plain)).toEqual(counted.map(plain))
    const [ownSum, builtSum] = await Promise.all([
      ask<Sum>('sum', { id, ...days }),
      server.call<Sum>('report-service/bill/sum', days, { token: admin }),
    ])
    expect(builtSum.data.sum).toMatchObject(ownSum.data.sum)
  })

  it('are of its stations and its period where nobody asks for others', async () => {
    const { data } = await rowsOf({ id: (await save({ grains: ['whole'] })).id })
    const [first, second] = data.records.map((row) => Number((row.station as { key: string }).key))
    const { id } = await save({ grains: ['whole'], stationIds: [first, second], period: 'lastMonth' })
    const keys = async (filter: object) =>
      (await rowsOf({ id, ...filter })).data.records
        .map((row) => Number((row.station as { key: string }).key))
        .toSorted()
    expect(await keys({})).toEqual([first, second].toSorted())
    expect(await keys({ stationId: first })).toEqual([first])
    expect(
      await keys({ stationId: data.records.map((row) => (row.station as { key: string }).key).join() }),
    ).toEqual([first, second].toSorted())
    expect((await ask<Sum>('sum', { id })).data.period).toEqual({ from: '2026-06-01', to: '2026-06-30' })
    expect((await ask<Sum>('sum', { id, dayFrom: '2026-05-01', dayTo: '2026-05-02' })).data.period).toEqual({
      from: '2026-05-01',
      to: '2026-05-02',
    })
  })

  it.each([
    ['last7', '2026-06-25', '2026-07-01'],
    ['last30', '2026-06-02', '2026-07-01'],
    ['last90', '2026-04-03', '2026-07-01'],
    ['thisMonth', '2026-07-01', '2026-07-01'],
    ['lastMonth', '2026-06-01', '2026-06-30'],
    ['last12Months', '2025-08-01', '2026-07-01'],
  ])('move with the day: %s', async (period, from, to) => {
    const { name: _, ...composed } = { ...draft, period }
    expect((await ask<Sum>('sum', { composed })).data.period).toEqual({ from, to })
  })
})

/** The sheet of an export that is over. */
async function sheetOf(id: number, token: string): Promise<(string | number | null)[][]> {
  const file = await vi.waitFor(
    async () => {
      const { data } = await server.call<{ records: { id: number; fileState: number; fileUrl: string }[] }>(
        'config-service/downloadCenter/exportList',
        {},
        { token },
      )
      const found = data.records.find((one) => one.id === id)
      if (found?.fileState !== 2) throw new Error(`state ${found?.fileState}`)
      return found
    },
    { timeout: 20_000, interval: 100 },
  )
  const answer = await server.app.inject({
    method: 'GET',
    url: file.fileUrl,
    headers: { authorization: token },
  })
  return readXlsx(answer.rawPayload).rows as (string | number | null)[][]
}

describe('its file', () => {
  it('has its name, its columns and its rows', async () => {
    const { id } = await save({ name: 'Stations in June', grains: ['month'], period: 'lastMonth' })
    const { data } = await ask<{ id: number }>('export', { id })
    const sheet = await sheetOf(data.id, admin)
    expect(sheet[0]?.[1]).toBe('Stations in June')
    const head = sheet.findIndex((line) => line.includes('Orders'))
    expect(sheet[head]).toEqual(['Time', 'Station', 'Channel', 'Orders', 'Energy (kWh)', 'Payable (yuan)'])
    expect(sheet.length - head - 1).toBe((await rowsOf({ id })).data.total)
  })

  it('leaves out what its reader may not see, and says so', async () => {
    const { id } = await shared({
      figures: ['orders', 'available'],
      grains: ['whole'],
      dimensions: ['station'],
    })
    const reader = await viewerMayOpen('ownReport', 'ownReportDetail', 'ownReport:export', 'billDaily')
    const { data } = await ask<{ id: number }>('export', { id }, reader)
    const sheet = await sheetOf(data.id, reader)
    expect(sheet.flat()).toContain('Left out for lack of permission: Availability')
    expect(sheet.find((line) => line.includes('Orders'))).toEqual(['Time', 'Station', 'Orders'])
  })
})

it('comes by mail as far as its receiver may see it, until it is no longer shared', async () => {
  const mine = { figures: ['orders', 'available'], grains: ['whole'], dimensions: ['station'] }
  const { id } = await shared({ ...mine, name: 'By mail' })
  const permissions = ['ownReport', 'ownReportDetail', 'ownReport:export', 'billDaily']
  const timings = <Data>(name: string, body: object, token: string) =>
    server.call<Data>(`config-service/exportTimingManagement/${name}`, body, { token })
  const timing = {
    name: `ownReport:${id}`,
    isPush: 1,
    startDate: '2026-07-01',
    timingCycle: 1,
    exportParams: JSON.stringify({ id, by: 'station' }),
    exportUrl: '/report-service/ownReport/export',
    emailList: [{ email: 'reader@skyline.cn' }],
  }
  const begun = server.clock.now
  const patient = { timeout: 30_000, interval: 100 }
  const saved = await timings<{ id: number }>('updateOrSave', timing, await viewerMayOpen(...permissions))
  expect(saved.code).toBe(0)
  /** What the run of a day came to. */
  const runOn = async (day: number) => {
    server.clock.now = parseTimestamp('2026-07-01 06:00:00') + day * DAY
    await timingDueJob.run({}, server.tools)
    const token = await server.login('viewer')
    return vi.waitFor(async () => {
      const { data } = await timings<{
        records: { title: string; last: { state: number; failure: string } }[]
      }>('pages', {}, token)
      const [one] = data.records
      if (!one?.last || one.last.state === 1) throw new Error('under way')
      return one
    }, patient)
  }
  expect(await runOn(1)).toMatchObject({ title: 'By mail', last: { state: 2 } })
  const { messages } = (await server.app.inject({ method: 'GET', url: '/outbox' })).json()
  expect(messages[0]).toMatchObject({
    to: 'reader@skyline.cn',
    subject: expect.stringContaining('By mail'),
    text: expect.stringContaining('Left out for lack of permission: Availability'),
  })

  await ask('stopSharing', { id }, await server.login('admin'))
  await vi.waitFor(async () => {
    expect((await runOn(2)).last).toMatchObject({ state: 3, failure: 'report' })
  }, patient)
  server.clock.now = begun
})
