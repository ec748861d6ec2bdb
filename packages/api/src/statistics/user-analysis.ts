import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { frequencyBand, reachBand, recencyBand, spendBand } from '../enumerations/member.ts'
import { billChannel } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { ALL_ROWS } from '../paging.ts'
import { Day, Fen, Id } from '../wire.ts'

/** So many days that end with today. */
export const ANALYSIS_DAYS = [7, 30, 90] as const

/** Of some stations, or of all that the caller may see. In an address the days are a text. */
const Asked = z.object({
  days: z.preprocess(
    (value: number | string | undefined) => (typeof value === 'string' ? Number(value) : value),
    z.literal([...ANALYSIS_DAYS]).default(30),
  ),
  stationId: filter.ids(),
})

/** A figure of these days, and of as many days before them up to the same hour. */
const Compared = z.object({ value: z.int(), before: z.int() })

/** So many members are in a band, and what they spent in 90 days. */
const inBand = { members: z.int(), spend90Fen: Fen }

const UserOverview = z.object({
  /** Active members. */
  active: Compared,
  /** New members. */
  registered: Compared,
  orders: Compared,
  /** What was payable. */
  spendFen: Compared,
  days: z.array(z.object({ day: Day, active: z.int(), registered: z.int(), orders: z.int() })),
  channels: z.array(
    z.object({ channel: codeOf(billChannel), members: z.int(), orders: z.int(), spendFen: Fen }),
  ),
  /** The ten with the most members. */
  stations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      members: z.int(),
      orders: z.int(),
      spendFen: Fen,
    }),
  ),
  /** The repeat rate of the last 30 days: who charged twice or more often, of those who charged. */
  repeat: z.object({ members: z.int(), active: z.int() }),
  frequency: z.array(z.object({ band: codeOf(frequencyBand), ...inBand })),
  spend: z.array(z.object({ band: codeOf(spendBand), ...inBand })),
  rfm: z.array(z.object({ recency: codeOf(recencyBand), frequency: codeOf(frequencyBand), ...inBand })),
})

const UserSummary = z.object({
  active: Compared,
  registered: Compared,
  /** Active members whose first charge ever lies in these days. */
  first: z.int(),
  /** The active ones of each day: those who charged for the first time, and those who came back. */
  days: z.array(z.object({ day: Day, registered: z.int(), first: z.int(), returning: z.int() })),
  /** Orders by the hour in which they began; 1 is Monday. */
  hours: z.array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), orders: z.int() })),
  reach: z.array(z.object({ band: codeOf(reachBand), members: z.int() })),
})

/** The members of a first-order month, and how many of them charged again in each month that has ended since. */
const Cohort = z.object({ month: z.string(), size: z.int(), active: z.array(z.int()) })

const at = service('dataanalysis-service/userAnalysis')

/** Members by what they do, as a whole. */
export const userAnalysis = {
  overview: at('overview', 'UserAnalysis').takes(Asked).gives(UserOverview),
  /** The days of the overview as a file. */
  export: at('export', 'UserAnalysis:export')
    .takes(Asked.extend({ pageSize: z.literal(ALL_ROWS).default(ALL_ROWS) }))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  summary: at('summary', 'userDataAnalysis').takes(Asked).gives(UserSummary),
  /** Retention of the last twelve months. */
  cohort: at('cohort', ['userDataAnalysis', 'memberAnalysis']).gives(z.array(Cohort)),
  /** Retention over all these cohorts: of all who could come again after n months, how many did. */
  retention: at('retention', 'userDataAnalysis').gives(
    z.array(z.object({ month: z.int(), members: z.int(), active: z.int() })),
  ),
}

export type UserOverview = z.input<typeof UserOverview>
export type UserSummary = z.input<typeof UserSummary>
export type UserCohort = z.input<typeof Cohort>
