import { grain } from '@ampdeck/api/enumerations/report'
import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, Grain } from '@ampdeck/api/figures/report'
import {
  type Composition,
  MAX_DIMENSIONS,
  MAX_FIGURES,
  type Offered,
  type OwnReportDraft,
} from '@ampdeck/api/report/own-report'
import { plainComposition } from '@ampdeck/api/report/plain-composition'

export type Values = OwnReportDraft & Composition

/** What a report begins with that nobody has composed yet. */
export const EMPTY: Composition = {
  figures: [],
  dimensions: [],
  by: [],
  grains: ['day', 'month'],
  ...plainComposition,
}

type Change = Partial<Composition>

/** Chooses a figure as the last column, or takes it away with all that is said of it. */
export function turnFigure(of: Composition, name: FigureName, isOn: boolean): Change {
  if (isOn) return of.figures.length < MAX_FIGURES ? { figures: [...of.figures, name] } : {}
  const kept = (one: FigureName | null) => (one === name ? null : one)
  return {
    figures: of.figures.filter((one) => one !== name),
    chart: kept(of.chart),
    compares: kept(of.compares),
    shares: kept(of.shares),
  }
}

/** Moves a column one place to the left (-1) or to the right. */
export function moveFigure({ figures }: Composition, name: FigureName, step: -1 | 1): Change {
  const from = figures.indexOf(name)
  const other = figures[from + step]
  if (from < 0 || other === undefined) return {}
  return { figures: figures.map((one) => (one === name ? other : one === other ? name : one)) }
}

/** Chooses a dimension; the first is the usual one. A report is always divided by something. */
export function turnDimension(of: Composition, name: Dimension, isOn: boolean): Change {
  if (isOn) {
    if (of.dimensions.length >= MAX_DIMENSIONS) return {}
    return { dimensions: [...of.dimensions, name], by: of.by.length > 0 ? of.by : [name] }
  }
  const dimensions = of.dimensions.filter((one) => one !== name)
  const by = of.by.filter((one) => one !== name)
  return { dimensions, by: by.length > 0 ? by : dimensions.slice(0, 1) }
}

/** Chooses stretches of time; the usual one stays the first while it is chosen. */
export function withGrains(of: Composition, chosen: readonly Grain[]): Change {
  const [usual] = of.grains
  const rest = grain.codes.filter((one) => chosen.includes(one) && one !== usual)
  return { grains: usual && chosen.includes(usual) ? [usual, ...rest] : rest }
}

/** A report to begin with: what of it somebody may compose. */
function startOf(of: Partial<Composition>, offered: Offered): Composition | undefined {
  const start = { ...EMPTY, ...of }
  const known = new Set(offered.figures.map(({ name }) => name))
  const figures = start.figures.filter((name) => known.has(name))
  const dimensions = start.dimensions.filter((name) => offered.dimensions.includes(name))
  const by = start.by.filter((name) => dimensions.includes(name))
  if (figures.length === 0 || by.length === 0) return undefined
  const kept = (name: FigureName | null) => (name && figures.includes(name) ? name : null)
  return {
    ...start,
    figures,
    dimensions,
    by,
    chart: kept(start.chart),
    compares: kept(start.compares),
    shares: kept(start.shares),
  }
}

const points = {
  stations: {
    figures: ['energyWh', 'orders', 'incomeFen', 'timeUsed', 'available'],
    dimensions: ['station', 'city', 'operationType'],
    by: ['station'],
    grains: ['week', 'day', 'month'],
    chart: 'incomeFen',
  },
  money: {
    figures: ['payableFen', 'paidFen', 'owedFen', 'collected', 'orders'],
    dimensions: ['channel', 'memberType', 'station'],
    by: ['channel'],
    grains: ['month', 'day'],
    compares: 'payableFen',
    period: 'last12Months',
  },
  hours: {
    figures: ['energyWh', 'orders', 'energyPerOrderWh', 'price4'],
    dimensions: ['hourOfDay', 'weekday', 'station'],
    by: ['hourOfDay'],
    grains: ['whole', 'month'],
  },
} as const satisfies Record<string, unknown>

export type StartName = keyof typeof points
export const startNames = Object.keys(points) as StartName[]

/** What a starting point begins with; nothing where somebody may see none of it. */
export function startAt(name: StartName, offered: Offered): Composition | undefined {
  return startOf(points[name] as unknown as Partial<Composition>, offered)
}
