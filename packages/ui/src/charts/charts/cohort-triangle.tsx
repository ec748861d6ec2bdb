import { useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { lightTexts } from './chart.texts.ts'
import { ValueGrid } from './value-grid.tsx'

/** The members whose first order was in one month (K18, screens.md §4.1). */
export interface Cohort {
  /** `2026-01`. */
  month: string
  size: number
  /** Active again in month +1, +2 ..., basis points of the size; shorter for later months. */
  retained: readonly number[]
}

export interface CohortTriangleProps extends ChartLook {
  /** In the order of time. */
  cohorts: readonly Cohort[]
}

/** How many members of each first month come back; later months have fewer answers, hence the triangle. */
export function CohortTriangle({ cohorts, ...rest }: CohortTriangleProps) {
  const say = useSay()
  const percent = useChartFormat('percent')
  const count = useChartFormat('number')
  const grid = useMemo(() => {
    const months = Math.max(0, ...cohorts.map(({ retained }) => retained.length))
    return {
      columns: Array.from({ length: months }, (_, nth) => say(lightTexts.month, { n: nth + 1 })),
      rows: cohorts.map(({ month, size, retained }) => ({
        head: `${month} · ${count.cell(size)}`,
        values: Array.from({ length: months }, (_, nth) => retained[nth] ?? null),
      })),
    }
  }, [cohorts, say, count])
  const table = useMemo(
    () => ({
      columns: [say(lightTexts.size), ...grid.columns],
      rows: cohorts.map(({ month, size }, row) => ({
        head: month,
        cells: [count.cell(size), ...(grid.rows[row]?.values.map(percent.value) ?? [])],
      })),
    }),
    [cohorts, grid, say, count, percent],
  )

  return (
    <ChartFrame {...rest} table={table} isEmpty={grid.columns.length === 0} isReadable>
      <ValueGrid label={rest.label} {...grid} textOf={percent.value} shownOf={percent.value} colour="teal" />
    </ChartFrame>
  )
}
