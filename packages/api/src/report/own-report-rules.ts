import type { FigureName } from '../figures/figures.ts'
import type { Dimension, Grain, ReportDefinition } from '../figures/report.ts'
import type { Composition, Offered } from './own-report.ts'

/** What its calls are called in their service. */
export const ownReportCalls = { page: 'rows', sum: 'sum', export: 'export' } as const

/** A report that says by what it is divided where nobody asks for anything else. */
export type ComposedReport = ReportDefinition<Dimension, FigureName, Grain, typeof ownReportCalls> & {
  by: readonly Dimension[]
}

/** A composition as a report, and what of it somebody may not see. */
export interface Composed {
  /** Nothing where no figure or no dimension is left. */
  definition: ComposedReport | undefined
  hidden: { figures: FigureName[]; dimensions: Dimension[] }
}

/** The report that a composition is for who is offered this: what is not offered is left out. */
export function definitionOf(of: Composition, offered: Offered): Composed {
  const known = new Map(offered.figures.map((figure) => [figure.name, figure]))
  const may = (name: FigureName | null) => name !== null && known.has(name)
  const mayBy = (name: Dimension) => offered.dimensions.includes(name)
  const [figure, ...figures] = of.figures.filter(may)
  const [dimension, ...dimensions] = of.dimensions.filter(mayBy)
  const hidden = {
    figures: of.figures.filter((name) => !may(name)),
    dimensions: of.dimensions.filter((name) => !mayBy(name)),
  }
  const [grain, ...grains] = of.grains
  if (!figure || !dimension || !grain) return { definition: undefined, hidden }
  const shown = [figure, ...figures].flatMap((name) => known.get(name) ?? [])
  const by = of.by.filter(mayBy)
  const kept = (name: FigureName | null) => (name && may(name) ? name : undefined)
  const [chart, compares, shares] = [kept(of.chart), kept(of.compares), kept(of.shares)]
  const definition = {
    family: known.get(figure)?.family ?? 'platform',
    calls: ownReportCalls,
    dimensions: [dimension, ...dimensions] as const,
    by: by.length > 0 ? by : [dimension],
    grains: [grain, ...grains] as const,
    figures: [figure, ...figures] as const,
    period: of.period,
    within: {
      stationId: listed(of.stationIds),
      reportGroupId: listed(of.reportGroupIds),
      operatingUnitId: listed(of.operatingUnitIds),
    },
    ...(of.only && { only: of.only }),
    ...(!shown.some(({ isPlaced }) => isPlaced) && { placeless: true as const }),
    ...(chart && { chart }),
    ...(compares && { compares }),
    ...(shares && { shares }),
  }
  return { definition, hidden }
}

const listed = (ids: readonly number[]) => (ids.length > 0 ? ids : undefined)

type Known = Offered['figures'][number]
type Divided = Pick<Composition, 'dimensions' | 'grains' | 'only'>

/** What of a division a figure does not know: there it stays empty. */
export function gapsOf({ dimensions, grains, conditions }: Omit<Known, 'name'>, of: Divided) {
  return {
    dimensions: of.dimensions.filter((name) => !dimensions.includes(name)),
    grains: of.grains.filter((name) => !grains.includes(name)),
    only: of.only !== null && !conditions.includes(of.only),
  }
}

export interface Problem {
  reason: 'ownReport.mayNot' | 'ownReport.unknown'
  path: (string | number)[]
}

/**
 * Why somebody may not compose this: a figure or a dimension is not offered, or a figure stays empty in the usual view
 * of the report. By a dimension that is chosen besides it may be empty.
 */
export function problemOf(of: Composition, offered: Offered): Problem | undefined {
  const dimension = of.dimensions.findIndex((name) => !offered.dimensions.includes(name))
  if (dimension >= 0) return { reason: 'ownReport.mayNot', path: ['dimensions', dimension] }
  const usual = { dimensions: of.by, grains: of.grains.slice(0, 1), only: of.only }
  for (const [nth, name] of of.figures.entries()) {
    const known = offered.figures.find((figure) => figure.name === name)
    if (!known) return { reason: 'ownReport.mayNot', path: ['figures', nth] }
    const gaps = gapsOf(known, usual)
    if (gaps.dimensions.length > 0 || gaps.grains.length > 0 || gaps.only)
      return { reason: 'ownReport.unknown', path: ['figures', nth] }
  }
}
