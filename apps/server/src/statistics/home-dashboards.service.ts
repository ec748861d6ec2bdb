import type { Dimension } from '@ampdeck/api/figures/report'
import type { homeDashboards } from '@ampdeck/api/statistics/home-dashboards'
import type { Rows } from '../database/rows.ts'
import { figuresOf, withNames } from '../figures/figures-of.ts'
import { daysOf, lastDays, periodBefore, periodOf } from '../figures/periods.ts'
import type { Period } from '../figures/source.ts'
import type { Request } from '../http/context.ts'

const PLACES = 10

/** What was charged and received, day by day, from whom, and how accounts were filled (K4, K6, K7). */
export async function homeRevenue({ rows: all, input, now }: Request<typeof homeDashboards.revenue>) {
  const rows = all.atStation(input.stationId)
  const period = lastDays(input.days, now)
  const [days, funds, channels, memberTypes] = await Promise.all([
    figuresOf(rows, {
      figures: [
        'eFeeFen',
        'sFeeFen',
        'occupyFeeFen',
        'discountFen',
        'couponFen',
        'incomeFen',
        'payableFen',
        'paidFen',
        'owedFen',
        'receivableFen',
        'collected',
      ],
      grain: 'day',
      period,
    }),
    input.stationId === undefined
      ? figuresOf(rows, { figures: ['rechargeFen', 'refundApprovedFen', 'paidFen'], grain: 'day', period })
      : [],
    incomeBy(rows, 'channel', period),
    incomeBy(rows, 'memberType', period),
  ])
  return { period: daysOf(period), days, funds, channels, memberTypes }
}

async function incomeBy(rows: Rows, by: Dimension, period: Period) {
  const found = await figuresOf(rows, { figures: ['incomeFen'], by: [by], period })
  const named = await withNames(rows, by, found)
  return named.sort((x, y) => y.incomeFen - x.incomeFen)
}

/** The course beside the period before, the hours of the week, and the tariff periods of the months (K1, K2, K24). */
export async function homeTrends({ rows: all, input, now }: Request<typeof homeDashboards.trends>) {
  const rows = all.atStation(input.stationId)
  const period = lastDays(input.days, now)
  const course = { figures: ['energyWh', 'orders'], grain: input.grain } as const
  const [shown, before, hours, months] = await Promise.all([
    figuresOf(rows, { ...course, period }),
    // All of its days, of which the last ones stand where the period is still to come.
    figuresOf(rows, { ...course, period: periodBefore(period, period.to) }),
    figuresOf(rows, { figures: ['energyWh'], by: ['weekday', 'hourOfDay'], period }),
    figuresOf(rows, {
      figures: ['sharpWh', 'peakWh', 'flatWh', 'valleyWh'],
      grain: 'month',
      period: periodOf({ grain: 'month' }, now),
    }),
  ])
  return {
    period: daysOf(period),
    course: shown,
    before,
    hours: hours.map(({ keys: [weekday, hour], energyWh }) => ({
      weekday: Number(weekday),
      hour: Number(hour),
      energyWh,
    })),
    months,
  }
}

/** The first and the last places of a period, with those of the equal period before. */
export async function homeRanking({ rows, input, now }: Request<typeof homeDashboards.ranking>) {
  const { of, measure } = input
  const period = lastDays(input.days, now)
  const ranked = async (asked: Period) => {
    const found = await figuresOf(rows, { figures: [measure], by: [of], period: asked })
    return found
      .filter(({ keys: [key] }) => key !== null)
      .map((one) => ({ ...one, value: one[measure] }))
      .sort((x, y) => y.value - x.value)
  }
  const [all, earlier] = await Promise.all([ranked(period), ranked(periodBefore(period, now))])
  const placeBefore = new Map(earlier.map(({ keys: [key] }, nth) => [key, nth + 1]))
  const ranks = all.map((one, nth) => ({
    ...one,
    place: nth + 1,
    before: placeBefore.get(one.keys[0]) ?? null,
  }))
  const [first, last] = await Promise.all([
    withNames(rows, of, ranks.slice(0, PLACES)),
    withNames(rows, of, ranks.slice(-PLACES).reverse()),
  ])
  return { total: all.length, first, last }
}
