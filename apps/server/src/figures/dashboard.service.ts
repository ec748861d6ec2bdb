import type { DashboardDefinition, PartDefinition } from '@ampdeck/api/figures/dashboard'
import type { Dimension, Grain } from '@ampdeck/api/figures/report'
import type { Rows } from '../database/rows.ts'
import { namesBy } from './names.ts'
import { daysOf, lastDays, periodBefore } from './periods.ts'
import { type Asked, type Group, groupsOfEach } from './query.ts'
import type { Period } from './source.ts'

/** What a dashboard is asked for, as its contract has read it. */
interface DashboardRequest {
  days: number
  stationId?: number | undefined
  grain: Grain
  by: Dimension
}

/** The rows of each chart of a dashboard, in the order of time. */
export async function dashboardAnswer<Answer>(
  rows: Rows,
  definition: DashboardDefinition,
  request: DashboardRequest,
): Promise<Answer> {
  const period = lastDays(request.days, rows.now)
  const before = periodBefore(period, rows.now)
  const questions = Object.entries(definition.parts).map(([name, part]) => {
    const asked = askedOf(rows, definition, part, request, period)
    return { name, asked, earlier: part.compares ? [{ ...asked, period: before }] : [] }
  })
  const all = questions.flatMap(({ asked, earlier }) => [asked, ...earlier])
  const found = await groupsOfEach(rows, all)
  const groupsOf = (asked: Asked) => found[all.indexOf(asked)] ?? []
  const parts = await Promise.all(
    questions.map(async ({ name, asked, earlier }) => {
      const groups = await partRows(rows, asked.by, groupsOf(asked), earlier.flatMap(groupsOf))
      return [name, groups] as const
    }),
  )
  // The parts are those of the contract; only `Object.fromEntries` cannot say it.
  return {
    period: daysOf(period),
    compared: daysOf(before),
    parts: Object.fromEntries(parts),
  } as Answer
}

/** What stands at no station is left out where not all stations are counted: it would belong to others as well. */
function askedOf(
  { scope }: Rows,
  { family = 'platform', placeless }: DashboardDefinition,
  part: PartDefinition,
  request: DashboardRequest,
  period: Period,
): Asked {
  const { figures, by = [], grain = 'whole' } = part
  const { stationId } = request
  const stationIds = stationId === undefined ? scope.stationIds : [stationId]
  return {
    figures,
    by: by.map((name) => (name === 'asked' ? request.by : name)),
    grain: grain === 'asked' ? request.grain : grain,
    family,
    period,
    ...(stationIds && !placeless && { stationIds }),
  }
}

async function partRows(
  rows: Rows,
  by: readonly Dimension[],
  found: readonly Group[],
  earlier: readonly Group[],
) {
  const names = await namesBy(rows, by, found)
  const placeOf = ({ keys }: Group) => JSON.stringify(keys)
  const values = new Map(earlier.map((group) => [placeOf(group), group.values]))
  return found
    .map((group) => ({
      time: group.time,
      groups: group.keys.flatMap((key, nth) => names[nth]?.get(key) ?? []),
      ...group.values,
      before: values.get(placeOf(group)) ?? null,
    }))
    .sort((x, y) => ((x.time ?? '') < (y.time ?? '') ? -1 : 1))
}
