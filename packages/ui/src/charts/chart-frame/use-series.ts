import { useMemo, useState } from 'react'
import { colourAt } from './chart-colour.ts'
import { type ChartFormat, type ChartUnit, useChartFormat } from './chart-unit.ts'
import { niceTicks } from './nice-ticks.ts'
import { type DrawnSeries, extentOf, rangeOf, type Series, type SeriesKind } from './series.ts'

export interface SeriesLook {
  /** What the values are; they come in the unit of the wire. */
  unit?: ChartUnit
  /** The unit of the axis at the right. */
  secondUnit?: ChartUnit
  /** How series are drawn that do not say it; lines without it. */
  kind?: SeriesKind
  /** Columns stand on each other. */
  stacked?: boolean
  /** Values that the first axis reaches besides those of its series, for example a limit. */
  reach?: readonly number[] | undefined
  /** The same of the axis at the right. */
  secondReach?: readonly number[]
  /** For lines whose changes are small against their values: the first axis begins near the least of them. */
  close?: boolean
}

/** Labels and words of an axis of values. */
export interface Axis {
  ticks: readonly number[]
  low: number
  high: number
  format: ChartFormat
}

/** The series of a chart with their colours and axes, and which of them its reader has hidden. */
export function useSeries(
  given: readonly Series[],
  {
    unit = 'number',
    secondUnit = 'percent',
    kind = 'line',
    stacked = false,
    reach = [],
    secondReach = [],
    close = false,
  }: SeriesLook,
) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(
    () =>
      given.map<DrawnSeries>((one, nth) => ({
        ...one,
        kind: one.kind ?? kind,
        colour: one.colour ?? colourAt(nth),
      })),
    [given, kind],
  )
  const shown = useMemo(() => all.filter(({ name }) => !hidden.has(name)), [all, hidden])
  const of = (isSecond: boolean) => shown.filter((one) => (one.isSecond ?? false) === isSecond)
  const first = useAxis(close ? rangeOf(of(false)) : extentOf(of(false), stacked), unit, reach, !close)
  const second = useAxis(extentOf(of(true)), secondUnit, secondReach)

  return {
    all,
    shown,
    hidden,
    /** Hides or shows a series again; by name, as series come and go with the data. */
    toggle: (name: string) =>
      setHidden(
        (before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]),
      ),
    first,
    second,
    hasSecond: all.some(({ isSecond }) => isSecond),
    axisOf: ({ isSecond }: Series) => (isSecond ? second : first),
  }
}

/** What an engine draws and the frame writes. */
export type ChartModel = ReturnType<typeof useSeries>

function useAxis(
  extent: { least: number; most: number },
  unit: ChartUnit,
  reach: readonly number[],
  hasZero = true,
): Axis {
  const [least, most] = [Math.min(extent.least, ...reach), Math.max(extent.most, ...reach)]
  const ticks = useMemo(() => niceTicks(least, most, hasZero), [least, most, hasZero])
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const format = useChartFormat(unit, Math.max(Math.abs(low), Math.abs(high)))

  return useMemo(() => ({ ticks, low, high, format }), [ticks, low, high, format])
}
