import type { LossFilter, loss } from '@ampdeck/api/statistics/loss'
import { DAY, dayNumber, formatDate, startOfDay } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import * as store from './loss.store.ts'

type Filter = z.output<typeof LossFilter>
type Answer<Name extends 'trend' | 'stationRank' | 'detail'> = z.output<(typeof loss)[Name]['output']>

/** Whole days up to yesterday, and as many before them: today's readings are not there yet. */
function periodsOf({ days }: Filter, now: number): { now: store.Days; before: store.Days } {
  const to = startOfDay(dayNumber(now))
  const from = to - days * DAY
  return { now: { from, to }, before: { from: from - days * DAY, to: from } }
}

export async function trend(all: Rows, filter: Filter, at: number): Promise<Answer<'trend'>> {
  const rows = all.atStation(filter.stationId)
  const { now, before } = periodsOf(filter, at)
  const [days, whole, earlier] = await Promise.all([
    store.byDay(rows, now),
    store.whole(rows, now),
    store.whole(rows, before),
  ])
  const { sums: total, ...counts } = whole
  const [from, to] = [formatDate(now.from), formatDate(now.to - DAY)]
  return { at, from, to, days, total, before: earlier.sums, ...counts }
}

export async function stationRank(all: Rows, filter: Filter, at: number): Promise<Answer<'stationRank'>> {
  const rows = all.atStation(filter.stationId)
  const { now, before } = periodsOf(filter, at)
  const [ranks, earlier] = await Promise.all([store.byStation(rows, now), store.byStation(rows, before)])
  const places = new Map(earlier.map(({ stationId }, nth) => [stationId, nth + 1]))
  return ranks.map((rank) => ({ ...rank, placeBefore: places.get(rank.stationId) ?? null }))
}

export async function detail(all: Rows, filter: Filter, at: number): Promise<Answer<'detail'>> {
  const rows = all.atStation(filter.stationId)
  const { now, before } = periodsOf(filter, at)
  const [nights, earlier] = await Promise.all([store.nightLoads(rows, now), store.nightLoads(rows, before)])
  return {
    nights: [...nights]
      .sort(([a], [b]) => a - b)
      .map(([nth, watt]) => ({ day: formatDate(now.from + nth * DAY), watt })),
    meanW: mean([...nights.values()]),
    beforeW: mean([...earlier.values()]),
  }
}

/** Every night has the same hours, so nights weigh the same. */
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
