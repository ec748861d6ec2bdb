import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import type { service } from '../contract.ts'
import type { CodeOf } from '../enumeration.ts'
import {
  dimension,
  grain,
  type reportCondition,
  type reportFamily,
  type reportPeriod,
} from '../enumerations/report.ts'
import { filter } from '../filter.ts'
import type { ActionKey, PageId } from '../menu/menu-tree.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Day, Id } from '../wire.ts'
import { type FigureName, figures } from './figures.ts'

export type Dimension = CodeOf<typeof dimension>
export type Grain = CodeOf<typeof grain>

/** One value of a dimension: its number or code as a text, and what people call it. */
export const FigureGroup = z.object({
  key: z.string().meta({ examples: ['2', '1804071108608001'] }),
  name: z.string(),
  nameEn: z.string().nullable(),
})

/** A report as data: its page, its file and its calls are made of it. */
export interface ReportDefinition<
  D extends Dimension = Dimension,
  F extends FigureName = FigureName,
  G extends Grain = Grain,
  N extends CallNames = CallNames,
> {
  /** Which report groups it knows. */
  family: CodeOf<typeof reportFamily>
  /** What its calls are called in their service, where it has several reports; otherwise `page`, `sum`, `export`. */
  calls?: N
  /** Of all that its figures count, it has only what this names. */
  only?: Condition
  /** Nothing of it happens at a station: it is not filtered by one. */
  placeless?: true
  /** By what it can be divided, the usual one first. */
  dimensions: readonly [D, ...D[]]
  /** Of these what it is divided by where nobody asks for anything else; otherwise by all. */
  by?: readonly D[]
  /** The stretches of time that it knows, the usual one first. */
  grains: readonly [G, ...G[]]
  /** Its columns, in their order. */
  figures: readonly [F, ...F[]]
  /** What its chart shows first; otherwise the first of its figures. */
  chart?: F
  /** Which figure is drawn by weekday and hour beside its course. */
  heat?: F
  /** Which figure each row compares with the stretch of time before its own. */
  compares?: F
  /** Of which figure each row says its share among those that differ only in the last dimension. */
  shares?: F
  /** Its period where nobody asks for another; otherwise thirty days, or twelve months by the month. */
  period?: CodeOf<typeof reportPeriod>
  /** The stations that it is about, whatever it is filtered by besides. */
  within?: Within
}

/** Stations by their number, by a report group or by who operates them; what several name, all of them must. */
export interface Within {
  stationId?: readonly number[] | undefined
  reportGroupId?: readonly number[] | undefined
  operatingUnitId?: readonly number[] | undefined
}

/** The names of a report's calls: a page of its rows, what the whole comes to, its file. */
export interface CallNames {
  readonly page: string
  readonly sum: string
  readonly export: string
}

const USUAL = { page: 'page', sum: 'sum', export: 'export' } as const

/** `fleet`: of fleets; `bus`: of fleets of buses; `member`: of known members. */
export type Condition = CodeOf<typeof reportCondition>

/** Keeps the names of a report's dimensions, figures and calls, so that a misspelt one does not compile. */
export function reportOf<
  const D extends Dimension,
  const F extends FigureName,
  const G extends Grain,
  const N extends CallNames = typeof USUAL,
>(definition: ReportDefinition<D, F, G, N>): ReportDefinition<D, F, G, N> {
  return definition
}

/** What a call of a report is called in its service. */
export function callName<N extends CallNames>(
  { calls }: Pick<ReportDefinition<Dimension, FigureName, Grain, N>, 'calls'>,
  call: keyof CallNames,
): N[keyof CallNames] {
  // A definition without names is typed by the usual ones.
  return (calls ?? USUAL)[call] as N[keyof CallNames]
}

/** What every report is asked for: a period, the last thirty days or twelve months without one, and which stations. */
export const commonFilters = {
  dayFrom: filter.from(),
  dayTo: filter.to(),
  stationId: filter.ids(),
  reportGroupId: filter.ids(),
  operatingUnitId: filter.ids(),
}

type ValuesOf<Name extends string> = { [K in Name]: z.ZodNullable<z.ZodInt> }

/** A number or null for each of these figures. */
export function valuesOf<F extends FigureName>(names: readonly F[]): ValuesOf<F> {
  const fields = names.map((name) => [
    name,
    z.int().nullable().describe(`${figures[name].label[0]}: ${figures[name].meaning[0]}.`),
  ])
  // Of these names and no others: only `Object.fromEntries` cannot say it.
  return Object.fromEntries(fields)
}

/** What a report is asked for: the common filters, and how it is divided. */
export function reportFilter<D extends Dimension, F extends FigureName, G extends Grain>({
  dimensions,
  by = dimensions,
  grains,
}: ReportDefinition<D, F, G>) {
  const offered: readonly Dimension[] = dimensions
  return z.object({
    ...commonFilters,
    by: filter
      .codes(dimension)
      .refine((asked) => !asked || asked.every((one) => offered.includes(one)), 'choice')
      .transform((asked): readonly Dimension[] => asked ?? by),
    grain: codeOf(grain)
      .default(grains[0])
      .refine((asked) => (grains as readonly Grain[]).includes(asked), 'choice'),
  })
}

/** What the calls of a report answer: its rows, and what the whole comes to; and what its rows can be ordered by. */
export function reportShapes<D extends Dimension, F extends FigureName>(
  dimensions: readonly D[],
  names: readonly F[],
) {
  const values = valuesOf(names)
  const groups = Object.fromEntries(dimensions.map((name) => [name, FigureGroup.nullable()])) as unknown as {
    [K in D]: z.ZodNullable<typeof FigureGroup>
  }
  const Values = z.object(values)
  const Row = z.object({
    /** The number of its place, for lists. */
    id: Id,
    /** A month, a day or an hour; null for the whole period. */
    time: z
      .string()
      .nullable()
      .meta({ examples: ['2026-07-01'] }),
    ...groups,
    ...values,
    change: z
      .int()
      .nullable()
      .describe('The compared figure against the same group one stretch of time before, in basis points.'),
    share: z
      .int()
      .nullable()
      .describe('Its share among the groups that differ only in the last dimension, in basis points.'),
  })
  const Point = z.object({ group: FigureGroup, ...values })
  const sortable: readonly ['time' | F, ...('time' | F)[]] = ['time', ...names]
  return { Row, Values, Point, sortable }
}

/** What the sum call of a report answers. */
export function sumOf<F extends FigureName, V extends z.ZodType, P extends z.ZodType>(
  names: readonly [F, ...F[]],
  Values: V,
  Point: P,
) {
  return z.object({
    /** The days that are counted, and those they are compared with; the last ones are included. */
    period: Span,
    compared: Span,
    sum: Values,
    /** The same of the equal period before; up to the same hour where the period has not ended. */
    before: Values,
    /** Of these nothing is known as the report is divided: they have no values in its rows. */
    silent: z.array(z.enum(names)),
    /** The course over time, or the groups of the first dimension with most of the first figure. */
    chart: z.array(Point),
    /** One figure by weekday, 1 is Monday, and hour; null in a report that has none. */
    heat: z.array(z.object({ weekday: z.int(), hour: z.int(), value: z.int().nullable() })).nullable(),
  })
}

/** The calls of a report: a page of its rows, what the whole comes to with its course, and its file. */
export function reportCalls<
  D extends Dimension,
  F extends FigureName,
  G extends Grain,
  const N extends CallNames,
>(at: ReturnType<typeof service>, page: PageId, definition: ReportDefinition<D, F, G, N>) {
  const Filter = reportFilter(definition)
  const { Row, Values, Point, sortable } = reportShapes(definition.dimensions, definition.figures)
  const name = (call: keyof CallNames) => callName(definition, call)
  const calls = {
    page: at(name('page'), page)
      .takes(paged(Filter, sortable))
      .gives(pageOf(Row))
      .fails('report.tooLong')
      .within('file'),
    sum: at(name('sum'), page)
      .takes(Filter)
      .gives(sumOf(definition.figures, Values, Point))
      .within('file'),
    export: at(name('export'), `${page}:export` as ActionKey)
      .takes(exported(Filter, sortable))
      .gives(z.object({ id: Id }))
      .fails(tooManyOpenFiles)
      .within('file'),
  }
  const names = ['page', 'sum', 'export'] as const
  // Only `Object.fromEntries` cannot say the names.
  return Object.fromEntries(names.map((call) => [name(call), calls[call]])) as unknown as {
    [Call in keyof typeof calls as N[Call]]: (typeof calls)[Call]
  }
}

/** Days, the last one included. */
export const Span = z.object({ from: Day, to: Day })
