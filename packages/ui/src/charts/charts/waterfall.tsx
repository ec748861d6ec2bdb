import { useCallback, useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { ChartPlot } from '../chart-frame/chart-plot.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { columnPlace } from '../chart-frame/move-cursor.ts'
import { niceTicks } from '../chart-frame/nice-ticks.ts'
import { withUnit } from '../chart-frame/table-data.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { AxisLines } from './axis-lines.tsx'
import { lightTexts } from './chart.texts.ts'
import { chartColour } from './chart-colour.ts'
import styles from './light-charts.module.css'
import { type WaterfallStep, waterfallBars } from './waterfall-steps.ts'

const INSETS = { top: 18, right: 8, bottom: 2, left: 48 }

export interface WaterfallProps extends ChartLook {
  /** In their order, for example gross, discounts, coupons, refunds, and the net as a total. */
  steps: readonly WaterfallStep[]
  unit?: ChartUnit
  height?: number
}

/** How one sum becomes another, step by step. */
export function Waterfall({ steps, unit = 'money', height = 200, ...rest }: WaterfallProps) {
  const say = useSay()
  const bars = useMemo(() => waterfallBars(steps), [steps])
  const ticks = useMemo(() => {
    const ends = bars.flatMap(({ from, to }) => [from, to])
    return niceTicks(Math.min(0, ...ends), Math.max(0, ...ends))
  }, [bars])
  const format = useChartFormat(unit, Math.max(...ticks.map(Math.abs)))
  const table = useMemo(
    () => ({
      columns: [withUnit(say(lightTexts.value), format.unit)],
      rows: bars.map(({ name, value }) => ({ head: name, cells: [format.cell(value)] })),
    }),
    [bars, say, format],
  )
  const placeAt = useCallback((index: number) => columnPlace(index, bars.length), [bars.length])
  const drawing = useCallback(
    (width: number) => {
      const area = {
        x: INSETS.left,
        y: INSETS.top,
        width: width - INSETS.left - INSETS.right,
        height: height - INSETS.top - INSETS.bottom,
      }
      const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
      const y = (value: number) => area.y + area.height * (1 - (value - low) / (high - low))
      const step = area.width / Math.max(1, bars.length)
      const wide = Math.min(64, step * 0.66)
      return (
        <svg aria-hidden="true" width="100%" height={height} className={styles.drawing}>
          <AxisLines area={area} ticks={ticks} tickText={format.tick} />
          {bars.map(({ name, from, to, value, isTotal }, nth) => {
            const middle = area.x + (nth + 0.5) * step
            const top = Math.min(y(from), y(to))
            return (
              <g key={name}>
                {nth < bars.length - 1 && (
                  <path
                    d={`M${middle + wide / 2} ${y(to)}h${step - wide}`}
                    stroke="var(--colors-line-control)"
                    strokeDasharray="2 2"
                  />
                )}
                <rect
                  x={middle - wide / 2}
                  y={top}
                  width={wide}
                  height={Math.max(1, Math.abs(y(from) - y(to)))}
                  rx="1.5"
                  fill={chartColour(isTotal ? 'energy' : value < 0 ? 'rust' : 'fee')}
                />
                {step > 44 && (
                  <text x={middle} y={top - 5} textAnchor="middle" fill="var(--colors-fg-2)">
                    {format.tick(value)}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      )
    },
    [bars, format, height, ticks],
  )

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? format.axisUnit}
      table={table}
      isEmpty={steps.length === 0}
      height={height}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={INSETS}
        count={bars.length}
        placeAt={placeAt}
        readingAt={(index) => ({
          title: bars[index]?.name ?? '',
          rows: [{ name: say(lightTexts.value), text: format.value(bars[index]?.value) }],
        })}
      >
        {drawing}
      </ChartPlot>
      <div
        aria-hidden="true"
        className={styles.names}
        style={{ marginLeft: INSETS.left, marginRight: INSETS.right }}
      >
        {bars.map(({ name }) => (
          <span key={name} title={name}>
            {name}
          </span>
        ))}
      </div>
    </ChartFrame>
  )
}
