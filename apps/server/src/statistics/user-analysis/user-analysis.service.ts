import type { userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import { DAY, dayNumber, formatDate, startOfDay } from '@ampdeck/api/time'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { keptAnswer } from './kept-answer.ts'
import * as store from './user-analysis.store.ts'

/** Of cohorts, and of the months after the first. */
const MONTHS = 12

/** What the two dashboards begin with: the figures of the days beside those before them, and each day. */
async function figures(rows: Rows, asked: store.Asked) {
  const [times, [totals, found]] = await Promise.all([
    store.registrations(rows, asked),
    keptAnswer(rows, 'figures', asked, () =>
      Promise.all([store.compared(rows, asked), store.activeByDay(rows, asked)]),
    ),
  ])
  const first = store.firstDayOf(rows, asked.days)
  const registered = Map.groupBy(times, dayNumber)
  const ofDay = new Map(found.map((one) => [one.day, one]))
  return {
    active: { value: totals.active, before: totals.activeBefore },
    orders: { value: totals.orders, before: totals.ordersBefore },
    spendFen: { value: totals.spendFen, before: totals.spendFenBefore },
    registered: {
      value: times.filter((time) => dayNumber(time) >= first).length,
      before: times.filter((time) => dayNumber(time) < first && time < rows.now - asked.days * DAY).length,
    },
    days: Array.from({ length: asked.days }, (_, nth) => {
      const { active = 0, first: firsts = 0, orders = 0 } = ofDay.get(first + nth) ?? {}
      return {
        day: formatDate(startOfDay(first + nth)),
        registered: registered.get(first + nth)?.length ?? 0,
        active,
        first: firsts,
        returning: active - firsts,
        orders,
      }
    }),
  }
}

export async function overview({ rows, input }: Request<typeof userAnalysis.overview>) {
  const [counted, divided] = await Promise.all([
    figures(rows, input),
    keptAnswer(rows, 'divided', input, () => dividedBy(rows, input)),
  ])
  return { ...counted, ...divided }
}

/** By channel, station and band. */
async function dividedBy(rows: Rows, asked: store.Asked) {
  const [channels, stations, repeat, spend, rfm] = await Promise.all([
    store.byChannel(rows, asked),
    store.topStations(rows, asked),
    store.repeated(rows, asked),
    store.byBands(rows, asked, ['spendBand']),
    store.byBands(rows, asked, ['recencyBand', 'frequencyBand']),
  ])
  const byFrequency = Map.groupBy(rfm, ({ frequencyBand }) => frequencyBand)
  return {
    channels,
    stations,
    repeat,
    frequency: [...byFrequency].map(([band, of]) => ({
      band,
      members: of.reduce((sum, { members }) => sum + members, 0),
      spend90Fen: of.reduce((sum, { spend90Fen }) => sum + spend90Fen, 0),
    })),
    spend: spend.map(({ spendBand: band, ...of }) => ({ band, ...of })),
    rfm: rfm.map(({ recencyBand: recency, frequencyBand: frequency, ...of }) => ({
      recency,
      frequency,
      ...of,
    })),
  }
}

/** The days of the overview, for its file. */
export async function daysOf(rows: Rows, asked: store.Asked) {
  return (await figures(rows, asked)).days
}

export async function summary({ rows, input }: Request<typeof userAnalysis.summary>) {
  const [counted, [hours, reach]] = await Promise.all([
    figures(rows, input),
    keptAnswer(rows, 'habits', input, () =>
      Promise.all([store.byHour(rows, input), store.byBands(rows, input, ['reachBand'])]),
    ),
  ])
  return {
    ...counted,
    first: counted.days.reduce((sum, day) => sum + day.first, 0),
    hours,
    reach: reach.map(({ reachBand: band, members }) => ({ band, members })),
  }
}

/** K18 of the last twelve months; a month that still runs is no answer yet. */
export async function cohort(rows: Rows) {
  const current = monthNumber(formatDate(rows.now))
  const found = await keptAnswer(rows, 'cohorts', {}, () => store.cohorts(rows, MONTHS))
  return found
    .filter(({ month }) => monthNumber(month) > current - MONTHS)
    .map(({ active, ...one }) => ({
      ...one,
      active: active.slice(0, Math.max(0, current - monthNumber(one.month) - 1)),
    }))
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** Over all cohorts: a mean that is weighted by their sizes. */
export async function retention(rows: Rows) {
  const cohorts = await cohort(rows)
  const longest = Math.max(0, ...cohorts.map(({ active }) => active.length))
  return Array.from({ length: longest }, (_, nth) => {
    const known = cohorts.filter(({ active }) => active.length > nth)
    return {
      month: nth + 1,
      members: known.reduce((sum, { size }) => sum + size, 0),
      active: known.reduce((sum, { active }) => sum + (active[nth] ?? 0), 0),
    }
  })
}
