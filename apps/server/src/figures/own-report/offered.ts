import { dimension, grain, reportCondition } from '@ampdeck/api/enumerations/report'
import { sumsOf } from '@ampdeck/api/figures/figure'
import { type FigureName, figureNames, figures } from '@ampdeck/api/figures/figures'
import type { ReportDefinition } from '@ampdeck/api/figures/report'
import type { Offered } from '@ampdeck/api/report/own-report'
import { mayCall } from '../../access/caller.ts'
import { allReports } from '../../report/export/reports.ts'
import { allSources, conditions, type Source } from '../source.ts'

/**
 * Of what somebody may compose a report: the figures and the dimensions of the reports whose page this person may open. A
 * figure is also offered to whoever reads each of its sums by itself, and a dimension that no report has to everybody.
 */
export async function offeredTo(grants: ReadonlySet<string>): Promise<Offered> {
  const [reports, sources] = await Promise.all([allReports(), allSources()])
  const all = [...reports.values()].flatMap(({ page, definition }) =>
    definition ? [{ page, definition }] : [],
  )
  const open = all.filter(({ page }) => mayCall(grants, page)).map(({ definition }) => definition)
  const families = new Map(
    open.toReversed().flatMap(({ family, figures }) => figures.map((name) => [name, family] as const)),
  )
  const read = new Set([...families.keys()].filter(isOneSum).flatMap(sumsOfFigure))
  const known = new Set(all.flatMap(({ definition }) => definition.dimensions))
  const dimensions = dimension.codes.filter(
    (name) => !known.has(name) || ofTime.includes(name) || open.some((of) => of.dimensions.includes(name)),
  )
  const offered = figureNames.filter(
    (name) => families.has(name) || (open.length > 0 && sumsOfFigure(name).every((sum) => read.has(sum))),
  )
  return {
    dimensions,
    figures: offered.map((name) => ({
      name,
      family: families.get(name) ?? 'bill',
      ...knownBy(sources.get(figures[name].source), name, dimensions),
    })),
  }
}

/** When something happened is no matter of rights. */
const ofTime: readonly (typeof dimension.codes)[number][] = ['hourOfDay', 'weekday']

/** The sums of a figure; those of different sources have the same names. */
const sumsOfFigure = (name: FigureName) =>
  sumsOf(figures[name]).map((sum) => `${figures[name].source}.${sum}`)

const isOneSum = (name: FigureName) => sumsOf(figures[name]).length === 1

/** By what a figure can be divided, and what can be left out of it. */
function knownBy(
  source: Source | undefined,
  name: FigureName,
  dimensions: ReportDefinition['dimensions'][number][],
) {
  const relations =
    source?.relations.filter(({ sums }) => sumsOf(figures[name]).every((sum) => sums[sum])) ?? []
  const has = (key: (typeof dimensions)[number]) => relations.some(({ keys }) => keys[key])
  return {
    dimensions: dimensions.filter(has),
    grains: grain.codes.filter((of) => of === 'whole' || relations.some(({ times }) => times[of])),
    conditions: reportCondition.codes.filter((of) => has(conditions[of].of)),
    isPlaced: has('station'),
  }
}
