import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import type { service } from '../contract.ts'
import { dimension, type grain, type reportFamily } from '../enumerations/report.ts'
import type { PageId } from '../menu/menu-tree.ts'
import { Id } from '../wire.ts'
import type { FigureName } from './figures.ts'
import { type Dimension, FigureGroup, type Grain, Span, valuesOf } from './report.ts'

/** So many days that end with today. */
export const DASHBOARD_DAYS = [7, 30, 90] as const

/** The stretches of time that a reader of a dashboard chooses from. */
export const DASHBOARD_GRAINS = [
  'day',
  'week',
  'month',
] as const satisfies readonly (typeof grain.codes)[number][]

/** What one chart of a dashboard shows. */
export interface PartDefinition {
  figures: readonly [FigureName, ...FigureName[]]
  /** By what it is divided, by nothing without it; `asked` is what the reader has chosen. */
  by?: readonly (Dimension | 'asked')[]
  /** `asked`: in the stretches of time that the reader has chosen; otherwise the whole period. */
  grain?: Grain | 'asked'
  /** Each row has the figures of the equal period before beside it. */
  compares?: true
}

/** A dashboard as data: its contract and its answer are made of it. */
export interface DashboardDefinition<
  Parts extends Readonly<Record<string, PartDefinition>> = Readonly<Record<string, PartDefinition>>,
> {
  parts: Parts
  /** Between which dimensions a reader chooses, the usual one first. */
  choices?: readonly [Dimension, ...Dimension[]]
  /** Which report groups it knows. */
  family?: (typeof reportFamily.codes)[number]
  /** Nothing of it happens at a station: it is not asked for one. */
  placeless?: true
}

/** Keeps the names of a dashboard's parts and figures. */
export function dashboardOf<const Parts extends Readonly<Record<string, PartDefinition>>>(
  definition: DashboardDefinition<Parts>,
): DashboardDefinition<Parts> {
  return definition
}

/** The call of a dashboard: so many days of a station or of all, in rows for each of its charts; a placeless one has no station. */
export function dashboardCall<const Parts extends Readonly<Record<string, PartDefinition>>>(
  at: ReturnType<typeof service>,
  name: string,
  page: PageId,
  { parts, choices = ['station'], placeless }: DashboardDefinition<Parts>,
) {
  const offered: readonly Dimension[] = choices
  const answers = Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, z.array(rowOf(of))]))
  const Asked = z.object({
    days: z.literal([...DASHBOARD_DAYS]).default(30),
    grain: z.enum(DASHBOARD_GRAINS).default('day'),
    by: codeOf(dimension)
      .default(choices[0])
      .refine((asked) => offered.includes(asked), 'choice'),
  })
  return at(name, page)
    .takes(placeless ? Asked : Asked.extend({ stationId: Id.optional() }))
    .gives(
      z.object({
        period: Span,
        compared: Span,
        // A part has the rows of its own figures; only `Object.fromEntries` cannot say it.
        parts: z.object(answers as unknown as { [P in keyof Parts]: z.ZodArray<RowOf<Parts[P]>> }),
      }),
    )
    .within('file')
}

type ValuesOf<F extends FigureName> = ReturnType<typeof valuesOf<F>>
type RowOf<Part extends PartDefinition> = ReturnType<typeof rowOf<Part['figures'][number]>>

function rowOf<F extends FigureName>({ figures }: { figures: readonly F[] }) {
  const values: ValuesOf<F> = valuesOf(figures)
  return z.object({
    /** A month, a Monday, a day or an hour; null for the whole period. */
    time: z
      .string()
      .nullable()
      .meta({ examples: ['2026-07-01'] }),
    /** Its value in each dimension of the part. */
    groups: z.array(FigureGroup),
    ...values,
    /** The same of the equal period before; null where there was nothing, or nothing is compared. */
    before: z.object(values).nullable(),
  })
}
