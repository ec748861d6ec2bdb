import { Area, CartesianGrid, AreaChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartColour, chartColour } from '../charts/chart-colour.ts'
import { useFormats } from '../language/use-formats.ts'
import styles from './area-chart.module.css'

export interface AreaSeries {
  name: string
  /** One value per label; null where nothing is known yet. */
  values: readonly (number | null)[]
  /** `prev` draws a comparison: a thin line without an area. */
  colour?: ChartColour
}

export interface AreaChartProps {
  /** The name of the chart, and the caption of the table behind it. */
  label: string
  xLabels: readonly string[]
  /** At most four series and a comparison. */
  series: readonly AreaSeries[]
  unit: string
  height?: number
}

const TOOLTIP = {
  border: '1px solid var(--colors-line)',
  borderRadius: 'var(--radii-panel)',
  background: 'var(--colors-bg-overlay)',
  boxShadow: 'var(--shadows-overlay)',
}

/** Values over time. Behind the drawing stands a table with the same figures for those who do not see it. */
export function AreaChart({ label, xLabels, series, unit, height = 240 }: AreaChartProps) {
  const { number } = useFormats()
  const rows = xLabels.map((x, index) =>
    Object.fromEntries([['x', x], ...series.map(({ name, values }) => [name, values[index] ?? null])]),
  )

  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.drawing} style={{ height }}>
        <ResponsiveContainer>
          <Chart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--colors-chart-grid)" />
            <XAxis dataKey="x" tickLine={false} axisLine={false} minTickGap={32} className={styles.axis} />
            <YAxis
              tickLine={false}
              axisLine={false}
              tickCount={5}
              width={52}
              tickFormatter={(value: number) => number(value)}
              className={styles.axis}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: 'var(--colors-fg)', strokeWidth: 1 }}
              contentStyle={TOOLTIP}
              formatter={(value) => (typeof value === 'number' ? `${number(value, 1)} ${unit}` : '–')}
            />
            {series.map(({ name, colour = 'energy' }) => (
              <Area
                key={name}
                dataKey={name}
                type="monotone"
                stroke={chartColour(colour)}
                strokeWidth={colour === 'prev' ? 1.5 : 2}
                fill={chartColour(colour)}
                fillOpacity={colour === 'prev' ? 0 : 0.09}
                isAnimationActive={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{`${label}, ${unit}`}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {xLabels.map((x, index) => (
              <tr key={x}>
                <th scope="row">{x}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{formatCell(values[index], number)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function formatCell(value: number | null | undefined, number: (value: number, decimals: number) => string) {
  return value == null ? '–' : number(value, 1)
}
