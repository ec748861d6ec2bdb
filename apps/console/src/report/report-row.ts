import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, FigureGroup } from '@ampdeck/api/figures/report'
import type { z } from 'zod'

export type Group = z.output<typeof FigureGroup>

/** A row of any report; which dimensions and figures it has, its definition says. */
export type ReportRow = {
  readonly id: number
  readonly time: string | null
  readonly change: number | null
  readonly share: number | null
} & { readonly [D in Dimension]?: Group | null } & { readonly [F in FigureName]?: number | null }
