export interface AxisLinesProps {
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  ticks: readonly number[]
  tickText: (value: number) => string
  /** The side of the labels. */
  side?: 'left' | 'right'
}

/** The grid of a chart: horizontal lines only, the line of zero stronger, 11 px labels beside them. */
export function AxisLines({ area, ticks, tickText, side = 'left' }: AxisLinesProps) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const labelX = side === 'left' ? area.x - 8 : area.x + area.width + 8

  return (
    <g>
      {ticks.map((tick) => {
        const y = Math.round(area.y + area.height * (1 - (tick - low) / (high - low))) + 0.5
        return (
          <g key={tick}>
            {side === 'left' && (
              <path
                d={`M${area.x} ${y}h${area.width}`}
                stroke={tick === 0 ? 'var(--colors-line-strong)' : 'var(--colors-chart-grid)'}
              />
            )}
            <text
              x={labelX}
              y={y + 3.5}
              textAnchor={side === 'left' ? 'end' : 'start'}
              fill="var(--colors-fg-muted)"
            >
              {tickText(tick)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
