import { useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import frame from '../chart-frame/chart-frame.module.css'
import type { ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { columnPlace } from '../chart-frame/move-cursor.ts'
import type { Series } from '../chart-frame/series.ts'
import { type Scene, SeriesFrame } from '../chart-frame/series-frame.tsx'
import { useSeries } from '../chart-frame/use-series.ts'
import { lightTexts } from './chart.texts.ts'
import { ColumnNames } from './column-names.tsx'
import { AxisLines } from './svg-curves.tsx'

const INSETS = { top: 10, right: 8, bottom: 2, left: 48 }
const WIDEST = 44

/** How the values of one thing lie. */
export interface Box {
  /** Of the thing, under its box. */
  name: string
  /** Least, lower quarter, middle, upper quarter, most; rising. */
  values: readonly [number, number, number, number, number]
}

export interface BoxPlotProps extends ChartLook {
  /** From the left to the right; their names must differ. */
  boxes: readonly Box[]
  /** What the values are, in the unit of the wire; a plain number without it. */
  unit?: ChartUnit
  /** Of all boxes; that of energy without it. */
  colour?: ChartColour
  /** From here on values are conspicuous: a line across all boxes, in the unit of the values. */
  limit?: number
  /** Of the drawing without the names below it, px; 220 without it. */
  height?: number
}

/** Where the values of several things lie: a box from quarter to quarter, the middle in it, whiskers to the ends. */
export function BoxPlot({
  boxes,
  unit = 'number',
  colour = 'energy',
  limit,
  height = 220,
  ...rest
}: BoxPlotProps) {
  const say = useSay()
  const series = useMemo<Series[]>(
    () =>
      (['most', 'upper', 'middle', 'lower', 'least'] as const).map((name, nth) => ({
        name: say(lightTexts[name]),
        values: boxes.map(({ values }) => values[4 - nth] ?? null),
      })),
    [boxes, say],
  )
  const chart = useSeries(series, { unit, reach: limit === undefined ? [] : [limit] })
  const names = useMemo(() => boxes.map(({ name }) => name), [boxes])

  return (
    <SeriesFrame
      {...rest}
      chart={chart}
      labels={names}
      height={height}
      insets={INSETS}
      placeAt={(index) => columnPlace(index, boxes.length)}
      hasLegend={false}
      below={<ColumnNames of={names} />}
    >
      {(scene) => (
        <svg aria-hidden="true" width="100%" height={scene.y + scene.height + 2} className={frame.curves}>
          <AxisLines scene={scene} />
          {boxes.map((box, nth) => (
            <BoxMarks
              key={box.name}
              box={box}
              middle={scene.xAt(scene.placeAt(nth))}
              {...{ scene, boxes, colour }}
            />
          ))}
          {limit !== undefined && (
            <>
              <path
                d={`M${scene.x} ${scene.yAt(limit)}h${scene.width}`}
                stroke={chartColour('limit')}
                strokeDasharray="5 3"
              />
              <text
                x={scene.x + scene.width}
                y={scene.yAt(limit) - 4}
                textAnchor="end"
                fontSize={11}
                fill={chartColour('limit')}
              >
                {say(lightTexts.limit, { value: chart.first.format.value(limit) })}
              </text>
            </>
          )}
        </svg>
      )}
    </SeriesFrame>
  )
}

interface BoxMarksProps {
  box: Box
  boxes: readonly Box[]
  /** Its place on the axis of names, px. */
  middle: number
  scene: Scene
  colour: ChartColour
}

function BoxMarks({ box: { values }, boxes, middle, scene, colour }: BoxMarksProps) {
  const half = Math.min(WIDEST, (scene.width / Math.max(1, boxes.length)) * 0.55) / 2
  const [least, lower, median, upper, most] = values.map((value) => scene.yAt(value))
  const stroke = chartColour(colour)

  return (
    <g stroke={stroke} fill="none" data-box>
      <path d={`M${middle} ${least}V${lower}M${middle} ${upper}V${most}`} />
      <path d={`M${middle - half / 2} ${least}h${half}M${middle - half / 2} ${most}h${half}`} />
      <rect
        x={middle - half}
        y={upper}
        width={2 * half}
        height={Math.max(1, (lower ?? 0) - (upper ?? 0))}
        rx="1.5"
        fill={stroke}
        fillOpacity="0.16"
      />
      <path d={`M${middle - half} ${median}h${2 * half}`} strokeWidth="2" />
    </g>
  )
}
