import { useSay } from '../../foundation/language/use-say.ts'
import type { ChartLook } from '../chart-frame/chart-frame.tsx'
import { useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from './chart.texts.ts'
import { HeatGrid } from './heat-grid.tsx'

/** The members whose first order was in one month. */
export interface Cohort {
  /** `2026-01`. */
  month: string
  /** How many members they are. */
  size: number
  /** Active again in month +1, +2 ..., basis points of the size; shorter for later months. */
  retained: readonly number[]
}

export interface CohortTriangleProps extends ChartLook {
  /** One per month, the oldest first: its row is the longest. */
  cohorts: readonly Cohort[]
}

/** How many members of each first month come back; later months have fewer answers, hence the triangle. */
export function CohortTriangle({ cohorts, ...rest }: CohortTriangleProps) {
  const say = useSay()
  const percent = useChartFormat('percent')
  const count = useChartFormat('number')
  const length = Math.max(0, ...cohorts.map(({ retained }) => retained.length))
  const columns = Array.from({ length }, (_, nth) => say(lightTexts.month, { n: nth + 1 }))

  return (
    <HeatGrid
      {...rest}
      columns={columns}
      rows={cohorts.map(({ month, size, retained }) => ({
        head: `${month} · ${count.cell(size)}`,
        values: retained,
      }))}
      unit="percent"
      colour="teal"
      isSpelt
      table={{
        columns: [say(lightTexts.size), ...columns],
        rows: cohorts.map(({ month, size, retained }) => ({
          head: month,
          cells: [count.cell(size), ...columns.map((_, nth) => percent.value(retained[nth]))],
        })),
      }}
    />
  )
}
