import { orderStatus } from '@ampdeck/api/enumerations/order'
import {
  type UserCohort,
  type UserOverview,
  type UserSummary,
  userAnalysis,
} from '@ampdeck/api/statistics/user-analysis'
import { DAY, dayNumber, formatDate, HOUR, startOfDay, UTC8 } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshPortraits } from '../user-portrait/member-portrait.service.ts'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const ask = async <T>(call: { path: string }, body: object = {}, who = token) =>
  (await server.call(call.path, body, { token: who })).data as T

/** All finished orders of members, as they are stored. */
async function raw(stationIds?: readonly number[]) {
  const found = await server.db.selectFrom('chargeOrder').selectAll().where('sellerId', '=', 10001).execute()
  return found.flatMap(({ endTime, memberId, ...one }) =>
    one.orderStatus === orderStatus.code.finished &&
    one.energyWh > 0 &&
    endTime !== null &&
    memberId !== null &&
    (!stationIds || stationIds.includes(one.stationId))
      ? [{ ...one, endTime, memberId }]
      : [],
  )
}
type Raw = Awaited<ReturnType<typeof raw>>

const membersOf = (orders: Raw) => new Set(orders.map(({ memberId }) => memberId)).size
const spendOf = (orders: Raw) => orders.reduce((sum, { payableFen }) => sum + payableFen, 0)
const hourOf = (time: number) => Math.floor((time + UTC8) / HOUR)

it.each([7, 30, 90] as const)('counts %i days as the raw orders do', async (days) => {
  const { now } = server.clock
  const first = startOfDay(dayNumber(now) - days + 1)
  const all = await raw()
  const orders = all.filter(({ endTime }) => endTime >= first && endTime <= now)
  const before = all.filter(
    ({ endTime }) => endTime >= first - days * DAY && endTime < Math.floor(now / HOUR) * HOUR - days * DAY,
  )
  const found = await ask<UserOverview>(userAnalysis.overview, { days })
  expect(found).toMatchObject({
    active: { value: membersOf(orders), before: membersOf(before) },
    orders: { value: orders.length, before: before.length },
    spendFen: { value: spendOf(orders), before: spendOf(before) },
  })
  const byDay = Map.groupBy(orders, ({ endTime }) => formatDate(endTime))
  expect(found.days).toHaveLength(days)
  for (const { day, active } of found.days) expect(active, day).toBe(membersOf(byDay.get(day) ?? []))
  for (const { channel, members, spendFen } of found.channels) {
    const of = orders.filter((one) => one.channel === channel)
    expect({ members, spendFen }).toEqual({ members: membersOf(of), spendFen: spendOf(of) })
  }
  const most = [...Map.groupBy(orders, ({ stationId }) => stationId).values()].map(membersOf)
  expect(found.stations.map(({ members }) => members)).toEqual(most.toSorted((x, y) => y - x).slice(0, 10))
})

it('divides all members with a portrait by each band, and knows who came back in 30 days', async () => {
  const { frequency, spend, rfm, repeat } = await ask<UserOverview>(userAnalysis.overview)
  const sum = (of: readonly { members: number }[]) => of.reduce((total, { members }) => total + members, 0)
  expect([sum(frequency), sum(spend), sum(rfm)]).toEqual(Array(3).fill(membersOf(await raw())))
  const since = startOfDay(dayNumber(server.clock.now) - 29)
  const recent = (await raw()).filter(({ endTime }) => endTime >= since)
  const counts = [...Map.groupBy(recent, ({ memberId }) => memberId).values()].map(({ length }) => length)
  expect(repeat).toEqual({ members: counts.filter((count) => count > 1).length, active: counts.length })
})

it('says when orders began, and for whom it was the first', async () => {
  const since = startOfDay(dayNumber(server.clock.now) - 29)
  const all = await raw()
  const orders = all.filter(({ endTime }) => endTime >= since)
  const found = await ask<UserSummary>(userAnalysis.summary)
  for (const { weekday, hour, orders: count } of found.hours) {
    const of = orders.filter(({ startTime }) => {
      const began = hourOf(startTime)
      return began % 24 === hour && (new Date(startTime + UTC8).getUTCDay() || 7) === weekday
    })
    expect(count, `${weekday} ${hour}`).toBe(of.length)
  }
  expect(found.hours.reduce((sum, one) => sum + one.orders, 0)).toBe(orders.length)
  const old = new Set(all.filter(({ endTime }) => endTime < since).map(({ memberId }) => memberId))
  expect(found.first).toBe(membersOf(orders.filter(({ memberId }) => !old.has(memberId))))
})

it('has the cohorts of the raw orders, and a retention that is weighted by their sizes', async () => {
  const months = new Map<number, Set<string>>()
  for (const { memberId, endTime } of await raw())
    months.set(memberId, (months.get(memberId) ?? new Set()).add(formatDate(endTime).slice(0, 7)))
  const firsts = [...months.values()].map((of) => [...of].sort())
  const cohorts = await ask<UserCohort[]>(userAnalysis.cohort)
  expect(cohorts.length).toBeGreaterThan(1)
  for (const { month, size, active } of cohorts) {
    const members = firsts.filter(([first]) => first === month)
    expect(size, month).toBe(members.length)
    active.forEach((count, nth) => {
      const [year = 0, first = 0] = month.split('-').map(Number)
      const then = new Date(Date.UTC(year, first + nth, 1)).toISOString().slice(0, 7)
      expect(then < '2026-07').toBe(true)
      expect(count, `${month} +${nth + 1}`).toBe(members.filter((of) => of.includes(then)).length)
    })
  }
  const [next] = await ask<{ month: number; members: number; active: number }[]>(userAnalysis.retention)
  const known = cohorts.filter(({ active }) => active.length > 0)
  expect(next).toEqual({
    month: 1,
    members: known.reduce((sum, { size }) => sum + size, 0),
    active: known.reduce((sum, { active }) => sum + (active[0] ?? 0), 0),
  })
})

it('is cut to stations: those asked for, and those that the caller sees', async () => {
  const { stationIds } = await server.db
    .selectFrom('role')
    .selectAll()
    .where('sellerId', '=', 10001)
    .where('code', '=', 'fieldOperations')
    .executeTakeFirstOrThrow()
    .then((role) => role as unknown as { stationIds: number[] })
  const since = startOfDay(dayNumber(server.clock.now) - 29)
  const seen = (await raw(stationIds)).filter(({ endTime }) => endTime >= since)
  const ops = await server.login('ops')
  const summary = await ask<UserSummary>(userAnalysis.summary, {}, ops)
  expect(summary.active.value).toBe(membersOf(seen))
  expect(await ask<UserSummary>(userAnalysis.summary, { stationId: stationIds })).toMatchObject({
    active: summary.active,
    hours: expect.arrayContaining(summary.hours),
    reach: expect.arrayContaining(summary.reach),
  })
})

it('answers from what it knows until a charge has changed', async () => {
  const before = await ask<UserOverview>(userAnalysis.overview)
  const last = (await raw()).filter(({ endTime }) => endTime < server.clock.now).at(-1)
  await server.db
    .deleteFrom('chargeOrder')
    .where('id', '=', last?.id ?? 0)
    .execute()
  expect(await ask(userAnalysis.overview)).toEqual(before)
  await refreshPortraits(server.platform)
  expect(await ask(userAnalysis.overview)).toMatchObject({
    orders: { value: before.orders.value - 1 },
    spendFen: { value: before.spendFen.value - (last?.payableFen ?? 0) },
  })
})

it('is exported by who may, and another seller has its own', async () => {
  const [viewer, stranger] = [await server.login('viewer'), await server.login('admin', '10002')]
  const codes = [token, viewer].map(
    async (who) => (await server.call(userAnalysis.export.path, {}, { token: who })).code,
  )
  expect(await Promise.all(codes)).toEqual([0, 403])
  const own = await ask<UserOverview>(userAnalysis.overview)
  const other = await ask<UserOverview>(userAnalysis.overview, {}, stranger)
  const ids = own.stations.map(({ id }) => id)
  expect(other.stations.filter(({ id }) => ids.includes(id))).toEqual([])
})
