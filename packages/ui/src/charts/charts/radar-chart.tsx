import { useSay } from '../../foundation/language/use-say.ts'
import { chartColour } from '../chart-frame/chart-colour.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { withUnit } from '../chart-frame/chart-table.tsx'
import { useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { clampedShare } from './share-of.ts'

const RADIUS = 100
/** Names stand beside the outermost ring. */
const [HALF_WIDTH, HALF_HEIGHT] = [190, 130]
const RINGS = [0.25, 0.5, 0.75, 1]
const WHOLE = 10_000

export interface RadarChartProps extends ChartLook {
  /** From the top on, clockwise; three at least. Each value is a share of the same whole, in basis points. */
  axes: readonly { name: string; value: number }[]
}

/** Several shares of one thing as a shape: where it reaches out and where it does not. The dashed ring is the middle. */
export function RadarChart({ axes, ...rest }: RadarChartProps) {
  const say = useSay()
  const percent = useChartFormat('percent')
  const at = (nth: number, share: number) => {
    const angle = (nth / axes.length) * 2 * Math.PI
    return { x: RADIUS * share * Math.sin(angle), y: -RADIUS * share * Math.cos(angle) }
  }
  const shape = (shareOf: (nth: number) => number) =>
    axes.map((_, nth) => [at(nth, shareOf(nth))].map(({ x, y }) => `${x},${y}`).join('')).join(' ')
  const shares = axes.map(({ value }) => clampedShare(value, WHOLE))

  return (
    <ChartFrame
      {...rest}
      table={{
        columns: [withUnit(say(lightTexts.value), percent.unit)],
        rows: axes.map(({ name, value }) => ({ head: name, cells: [percent.cell(value)] })),
      }}
      isEmpty={axes.length === 0}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-HALF_WIDTH} ${-HALF_HEIGHT} ${2 * HALF_WIDTH} ${2 * HALF_HEIGHT}`}
        className={styles.polar}
      >
        {RINGS.map((ring) => (
          <polygon key={ring} data-ring={ring === 0.5 ? 'half' : ''} points={shape(() => ring)} />
        ))}
        {axes.map(({ name }, nth) => {
          const end = at(nth, 1)
          const text = at(nth, 1.08)
          const anchor = Math.abs(text.x) < 1 ? 'middle' : text.x > 0 ? 'start' : 'end'
          return (
            <g key={name}>
              <line x1={0} y1={0} x2={end.x} y2={end.y} stroke="var(--colors-chart-grid)" />
              <text x={text.x} y={text.y + (text.y > 1 ? 11 : text.y < -1 ? -2 : 4)} textAnchor={anchor}>
                {name}
              </text>
            </g>
          )
        })}
        <polygon
          points={shape((nth) => shares[nth] ?? 0)}
          fill={chartColour('energy')}
          fillOpacity="0.14"
          stroke={chartColour('energy')}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {shares.map((share, nth) => {
          const { x, y } = at(nth, share)
          return <circle key={axes[nth]?.name} cx={x} cy={y} r="3" fill={chartColour('energy')} />
        })}
      </svg>
    </ChartFrame>
  )
}
