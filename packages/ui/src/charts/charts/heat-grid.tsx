import { type CSSProperties, useMemo } from 'react'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { type ChartColour, chartColour } from './chart-colour.ts'
import styles from './value-grid.module.css'
import { ValueGrid } from './value-grid.tsx'

export interface HeatGridProps extends ChartLook {
  /** For example the hours. */
  columns: readonly string[]
  /** For example the weekdays; null where nothing is known. */
  rows: readonly { head: string; values: readonly (number | null)[] }[]
  unit?: ChartUnit
  /** The one hue of the scale. */
  colour?: ChartColour
  /** Every nth head of a column is drawn. */
  headEvery?: number
}

/** Values by two categories, such as hour and weekday, in strengths of one hue. */
export function HeatGrid({
  columns,
  rows,
  unit = 'number',
  colour = 'energy',
  headEvery = 1,
  ...rest
}: HeatGridProps) {
  const format = useChartFormat(unit)
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== null))
  const table = useMemo(
    () => ({
      columns,
      rows: rows.map(({ head, values }) => ({
        head,
        cells: columns.map((_, nth) => format.cell(values[nth])),
      })),
    }),
    [columns, rows, format],
  )

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? format.unit}
      table={table}
      isEmpty={known.length === 0}
      isReadable
    >
      <ValueGrid
        label={rest.label}
        columns={columns}
        rows={rows}
        textOf={format.value}
        colour={colour}
        headEvery={headEvery}
      />
      <div className={styles.scale} style={{ '--grid-colour': chartColour(colour) } as CSSProperties}>
        {format.cell(Math.min(0, ...known))}
        <span className={styles.ramp} />
        {format.value(Math.max(0, ...known))}
      </div>
    </ChartFrame>
  )
}
