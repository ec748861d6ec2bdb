import type { ReactNode } from 'react'
import { chartColour } from '../chart-frame/chart-colour.ts'
import styles from '../chart-frame/chart-frame.module.css'
import type { DrawnSeries } from '../chart-frame/series.ts'
import type { Scene } from '../chart-frame/series-frame.tsx'
import { AREA_OPACITY, isComparison, openEndOf, strokeOf } from '../chart-frame/series-look.ts'
import { curvePaths, monotonePath, stepPath } from './curve-paths.ts'

export interface SvgCurvesProps {
  scene: Scene
  /** Under grid and curves, for example bands of colour. */
  behind?: ReactNode
  /** Over the curves. */
  children?: ReactNode
}

/** Curves as plain SVG: the engine of live pages, where a curve is drawn anew with every value. */
export function SvgCurves({ scene, behind, children }: SvgCurvesProps) {
  const { shown, hasSecond } = scene.chart
  const quiet = shown.filter(isComparison).toReversed()

  return (
    <svg aria-hidden="true" width="100%" height={scene.y + scene.height + 2} className={styles.curves}>
      {behind}
      <AxisLines scene={scene} />
      {hasSecond && <AxisLines scene={scene} isSecond />}
      {[...quiet, ...shown.filter((one) => !isComparison(one))].map((one) => (
        <Curve key={one.name} one={one} scene={scene} />
      ))}
      {children}
      {shown.map((one) => (
        <OpenEnd key={one.name} one={one} scene={scene} />
      ))}
    </svg>
  )
}

/** The grid of a chart: horizontal lines only, the line of zero stronger, 11 px labels beside them. */
export function AxisLines({ scene, isSecond = false }: { scene: Scene; isSecond?: boolean }) {
  const { x, width, chart } = scene
  const { ticks, format } = isSecond ? chart.second : chart.first

  return ticks.map((tick) => {
    const y = Math.round(scene.yAt(tick, isSecond)) + 0.5
    return (
      <g key={tick} fill="var(--colors-fg-muted)">
        {!isSecond && (
          <path
            d={`M${x} ${y}h${width}`}
            stroke={tick === 0 ? 'var(--colors-line-strong)' : 'var(--colors-chart-grid)'}
          />
        )}
        <text x={isSecond ? x + width + 8 : x - 8} y={y + 3.5} textAnchor={isSecond ? 'start' : 'end'}>
          {isSecond ? format.value(tick) : format.tick(tick)}
        </text>
      </g>
    )
  })
}

interface MarkProps {
  one: DrawnSeries
  scene: Scene
}

function Curve({ one, scene: { xAt, yAt, placeAt, chart } }: MarkProps) {
  const colour = chartColour(one.colour)
  const { path, area, lonely } = curvePaths(
    one.values.map((value, index) =>
      value === null ? null : { x: xAt(placeAt(index)), y: yAt(value, one.isSecond) },
    ),
    yAt(Math.max(0, chart.axisOf(one).low), one.isSecond),
    one.kind === 'step' ? stepPath : monotonePath,
  )

  return (
    <g>
      {one.kind === 'area' && <path d={area} fill={colour} fillOpacity={AREA_OPACITY} />}
      <path d={path} {...strokeOf(one)} data-series={one.id} />
      {(one.kind === 'step' ? [] : lonely).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" fill={colour} />
      ))}
    </g>
  )
}

function OpenEnd({ one, scene: { xAt, yAt, placeAt } }: MarkProps) {
  const index = openEndOf(one)
  const value = one.values[index ?? -1]
  if (index === undefined || value == null) return null

  return (
    <circle
      cx={xAt(placeAt(index))}
      cy={yAt(value, one.isSecond)}
      r="5"
      fill={chartColour(one.colour)}
      className={styles.openEnd}
    />
  )
}
