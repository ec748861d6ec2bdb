import { type ReactNode, useMemo } from 'react'
import type { Formats } from '../../foundation/language/formats.ts'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { ChartFrame, type ChartLook } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartPlot, type Insets, type Points } from './chart-plot.tsx'
import { seriesTable } from './chart-table.tsx'
import { pointPlace } from './move-cursor.ts'
import { type DrawnSeries, hasValues } from './series.ts'
import type { ChartModel } from './use-series.ts'

/** Where an engine draws: the area of the values in px, and the place of every value in it. */
export interface Scene {
  x: number
  y: number
  width: number
  height: number
  /** Of the whole drawing, with its labels. */
  size: { width: number; height: number }
  insets: Insets
  chart: ChartModel
  /** From a share of the width, 0 to 1. */
  xAt: (place: number) => number
  yAt: (value: number, isSecond?: boolean) => number
  placeAt: (index: number) => number
}

export interface SeriesFrameProps extends ChartLook {
  /** The series with their colours and axes: what `useSeries` returns. */
  chart: ChartModel
  /** What stands at each value: a time, a day, a name. As many as a series has values. */
  labels: readonly string[]
  /** Of the drawing with its axes, px. */
  height: number
  /** Room for the labels of the axes, between the edges and the area of the values, px. */
  insets: Insets
  /** Where a label lies between the left end, 0, and the right end, 1; without it they share the width evenly. */
  placeAt?: (index: number) => number
  /** What happened at a label: read with it, and a column of the table. */
  remarks?: { head: string; at: (index: number) => string | undefined }
  /** Off where the series need no key, such as a single one. On without it. */
  hasLegend?: boolean
  /** The points along which the cursor moves, where they are not the labels. */
  points?: Points
  /** Where a label leads, such as the rows behind it. */
  hrefOf?: ((index: number) => string | undefined) | undefined
  /** A sentence under the drawing, for example what was left out. */
  note?: ReactNode
  /** Under the area of the values, as wide as it is. */
  below?: ReactNode
  /** The engine: it draws marks and nothing else. */
  children: (scene: Scene) => ReactNode
}

/** The frame of every chart of series over labels: legend, axes' units, cursor, states and table. */
export function SeriesFrame({
  chart,
  labels,
  height,
  insets,
  placeAt = (index) => pointPlace(index, labels.length),
  remarks,
  hasLegend = true,
  points,
  hrefOf,
  note,
  below,
  children,
  ...rest
}: SeriesFrameProps) {
  const { all, shown, hidden, toggle, first, second, hasSecond, axisOf } = chart
  const table = useMemo(() => {
    const { columns, rows } = seriesTable(labels, all, ({ isSecond }) => (isSecond ? second : first).format)
    if (!remarks) return { columns, rows }
    return {
      columns: [...columns, remarks.head],
      rows: rows.map(({ head, cells }, index) => ({ head, cells: [...cells, remarks.at(index) ?? ''] })),
    }
  }, [labels, all, first, second, remarks])
  const { list } = useFormats()
  const units = [first.format.axisUnit, hasSecond && second.format.axisUnit].filter(Boolean).join(' / ')
  const textOf = (one: DrawnSeries, index: number) => axisOf(one).format.value(one.values[index])

  return (
    <ChartFrame
      {...rest}
      caption={captionOf(units, rest.caption, list)}
      legend={
        hasLegend && (
          <ChartLegend
            items={all.map((one) => ({ ...one, isHidden: hidden.has(one.name) }))}
            onToggle={toggle}
          />
        )
      }
      table={table}
      isEmpty={!hasValues(all)}
      note={note}
      height={below ? height + 34 : height}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={insets}
        points={
          points ?? {
            count: () => labels.length,
            placeAt,
            hrefAt: hrefOf,
            readingAt: (index) => ({
              title: [labels[index], remarks?.at(index)].filter(Boolean).join(' '),
              rows: shown.map((one) => ({ name: one.name, colour: one.colour, text: textOf(one, index) })),
            }),
          }
        }
      >
        {(width, height) => children(sceneOf(chart, insets, { width, height }, placeAt))}
      </ChartPlot>
      {below && <div style={{ marginLeft: insets.left, marginRight: insets.right }}>{below}</div>}
    </ChartFrame>
  )
}

/** Every axis has its unit named: a caption in words stands behind it. */
function captionOf(units: string, caption: ReactNode, list: Formats['list']): ReactNode {
  if (caption == null) return units
  return typeof caption === 'string' ? list([units, caption]) : caption
}

function sceneOf(
  chart: ChartModel,
  insets: Insets,
  size: Scene['size'],
  placeAt: (index: number) => number,
): Scene {
  const [x, y] = [insets.left, insets.top]
  const width = Math.max(0, size.width - x - insets.right)
  const height = size.height - y - insets.bottom

  return {
    x,
    y,
    width,
    height,
    size,
    insets,
    chart,
    placeAt,
    xAt: (place) => x + place * width,
    yAt: (value, isSecond) => {
      const { low, high } = isSecond ? chart.second : chart.first
      return y + height * (1 - (value - low) / (high - low))
    },
  }
}
