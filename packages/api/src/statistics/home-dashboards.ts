import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import type { CodeOf } from '../enumeration.ts'
import { ofPlaces, ranking, rankingMeasure } from '../enumerations/report.ts'
import { DASHBOARD_DAYS, DASHBOARD_GRAINS } from '../figures/dashboard.ts'
import { FigureGroup, Span } from '../figures/report.ts'
import { Fen, Wh } from '../wire.ts'
import { OfStation } from './platform-home.ts'

const Asked = OfStation.extend({ days: z.literal([...DASHBOARD_DAYS]).default(30) })

/** A day, the Monday of a week, or a month. */
const Time = z.string().meta({ examples: ['2026-07-01', '2026-07'] })

/** H5 to H8: what was charged and received, day by day, from whom, and what came into accounts and went back. */
export const HomeRevenue = z.object({
  period: Span,
  days: z.array(
    z.object({
      time: Time,
      eFeeFen: Fen,
      sFeeFen: Fen,
      occupyFeeFen: Fen,
      discountFen: Fen,
      couponFen: Fen,
      incomeFen: Fen,
      payableFen: Fen,
      paidFen: Fen,
      owedFen: Fen,
      /** Receivable, without bad debts. */
      receivableFen: Fen,
      /** Collection rate, in basis points. */
      collected: z.int(),
    }),
  ),
  /** Of recharges and refunds; of one station nothing is known, since accounts have none. */
  funds: z.array(z.object({ time: Time, rechargeFen: Fen, refundApprovedFen: Fen, paidFen: Fen })),
  channels: z.array(z.object({ group: FigureGroup, incomeFen: Fen })),
  memberTypes: z.array(z.object({ group: FigureGroup, incomeFen: Fen })),
})

const Course = z.array(z.object({ time: Time, energyWh: Wh, orders: z.int() }))

/** H9 to H11: the course beside the equal period before, the hours of the week, and the tariff periods. */
export const HomeTrends = z.object({
  period: Span,
  course: Course,
  before: Course,
  /** Energy by weekday, 1 is Monday, and hour. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), energyWh: Wh })),
  /** The last twelve months. */
  months: z.array(z.object({ time: Time, sharpWh: Wh, peakWh: Wh, flatWh: Wh, valleyWh: Wh })),
})

/** Members and fleets have no guns, whose time and availability could rank them. */
export const isRanked = (of: CodeOf<typeof ranking>, measure: CodeOf<typeof rankingMeasure>) =>
  (of !== 'member' && of !== 'fleet') || !ofPlaces.includes(measure)

const Ranks = z.array(
  z.object({
    group: FigureGroup,
    place: z.int(),
    /** Its place in the equal period before; null where it is new. */
    before: z.int().nullable(),
    value: z.int(),
  }),
)

/** H12: the first and the last places of a period, each beside its place before; the very last comes first. */
export const HomeRanking = z.object({ total: z.int(), first: Ranks, last: Ranks })

const at = service('statistics-service/platformHome')

/** The dashboards under the landing. */
export const homeDashboards = {
  revenue: at('revenue', 'homeRevenue').takes(Asked).gives(HomeRevenue).within('file'),
  trends: at('trends', 'homeTrends')
    .takes(Asked.extend({ grain: z.enum(DASHBOARD_GRAINS).default('day') }))
    .gives(HomeTrends)
    .within('file'),
  ranking: at('ranking', 'homeRanking')
    .takes(
      Asked.extend({
        of: codeOf(ranking).default('station'),
        measure: codeOf(rankingMeasure).default('energyWh'),
      })
        .omit({ stationId: true })
        .refine(({ of, measure }) => isRanked(of, measure), 'choice'),
    )
    .gives(HomeRanking)
    .within('file'),
}

export type HomeRevenue = z.input<typeof HomeRevenue>
export type HomeTrends = z.input<typeof HomeTrends>
export type HomeRanking = z.input<typeof HomeRanking>
