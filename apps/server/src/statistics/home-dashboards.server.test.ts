import type { HomeRanking, HomeRevenue, HomeTrends } from '@ampdeck/api/statistics/home-dashboards'
import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let tokens: Record<string, string>

beforeAll(async () => {
  server = await createTestApp()
  const accounts = ['admin', 'viewer', 'repair']
  tokens = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await server.login(account)])),
  )
})
afterAll(() => server.close())

const home = async <T>(name: string, body: object, account = 'admin') =>
  server.call<T>(`statistics-service/platformHome/${name}`, body, { token: tokens[account] ?? '' })
const report = async (body: object, account = 'admin') =>
  (
    await server.call<{ sum: Record<string, number>; chart: Record<string, number>[] }>(
      'report-service/bill/sum',
      body,
      { token: tokens[account] ?? '' },
    )
  ).data
const total = <T>(of: readonly T[], read: (one: T) => number) => of.reduce((sum, one) => sum + read(one), 0)

/** The thirty days up to the test's day. */
const SPAN = { dayFrom: '2026-06-02', dayTo: '2026-07-01' }

describe('a figure is the same wherever it stands', () => {
  it.each(['admin', 'viewer'])(
    'on the home page, its dashboards and in the report, for %s',
    async (account) => {
      const { sum } = await report(SPAN, account)
      const revenue = (await home<HomeRevenue>('revenue', { days: 30 }, account)).data
      const trends = (await home<HomeTrends>('trends', { days: 30 }, account)).data
      const quick = (await home<HomeQuick>('quick', { days: 30 }, account)).data
      expect(total(revenue.days, ({ payableFen }) => payableFen)).toBe(sum.payableFen)
      expect(total(revenue.days, ({ paidFen }) => paidFen)).toBe(sum.paidFen)
      const recharged = await server.call<{ sum: Record<string, number> }>(
        'report-service/recharge/sum',
        SPAN,
        {
          token: tokens[account] ?? '',
        },
      )
      expect(total(revenue.funds, ({ rechargeFen }) => rechargeFen)).toBe(recharged.data.sum.rechargeFen)
      expect(total(revenue.funds, ({ paidFen }) => paidFen)).toBe(sum.paidFen)
      for (const parts of [revenue.channels, revenue.memberTypes])
        expect(total(parts, ({ incomeFen }) => incomeFen)).toBe(
          total(revenue.days, ({ incomeFen }) => incomeFen),
        )
      for (const course of [trends.course, trends.hours])
        expect(total(course as { energyWh: number }[], ({ energyWh }) => energyWh)).toBe(sum.energyWh)
      expect(quick.energyWh?.today ?? sum.energyWh).toBe(sum.energyWh)
      expect(quick.orders?.today ?? sum.orders).toBe(sum.orders)
      expect(quick.incomeFen?.today ?? 0).toBe(
        quick.incomeFen ? total(revenue.days, ({ incomeFen }) => incomeFen) : 0,
      )
    },
  )

  it.each(['day', 'week', 'month'])('per %s', async (grain) => {
    const { course } = (await home<HomeTrends>('trends', { days: 30, grain })).data
    expect(total(course, ({ orders }) => orders)).toBe((await report(SPAN)).sum.orders)
  })
})

describe('the ranking', () => {
  it('has the largest first, the smallest last, and every place once', async () => {
    const { first, last, total } = (await home<HomeRanking>('ranking', { of: 'station' })).data
    const values = first.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((x, y) => y - x))
    expect(first.map(({ place }) => place)).toEqual(values.map((_, nth) => nth + 1))
    expect(last[0]?.place).toBe(total)
  })

  it.each(['city', 'pile', 'member', 'fleet'])('knows each %s by name', async (of) => {
    const { first } = (await home<HomeRanking>('ranking', { of, measure: 'incomeFen' })).data
    expect(first.length).toBeGreaterThan(0)
    expect(first.every(({ group }) => group.name !== '' && group.name !== '未知')).toBe(true)
  })
})

it('is shown to those who hold the page', async () => {
  for (const name of ['revenue', 'trends', 'ranking'])
    expect((await home(name, {}, 'repair')).code, name).toBe(403)
})
