import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import type { Clock } from '../../foundation/live/clock.ts'
import { LOOK_ATTRIBUTES } from '../../foundation/theme/look-attributes.ts'
import { drawPace } from './draw-pace.ts'
import styles from './live-chart.module.css'
import type { FeedWindow, LiveFeed } from './live-feed.ts'
import { type PlotSeries, plotOptions, type ScaleName } from './plot-options.ts'

export interface UPlotCanvasProps {
  feed: LiveFeed
  series: readonly PlotSeries[]
  windowMs: number
  height: number
  drawsPerSecond: number
  clock: Clock
  /** Writes a label of an axis. */
  tickText: (scale: ScaleName, value: number) => string
  /** Whenever something is drawn: what it is. */
  onDraw: (drawn: FeedWindow) => void
}

/**
 * A feed as uPlot draws it. The canvas is made anew only when what it shows changes its kind, never for a value; while
 * the chart is out of sight nothing is drawn.
 */
export function UPlotCanvas({
  feed,
  series,
  windowMs,
  height,
  drawsPerSecond,
  clock,
  ...calls
}: UPlotCanvasProps) {
  const host = useRef<HTMLDivElement>(null)
  const tickText = useEffectEvent(calls.tickText)
  const onDraw = useEffectEvent(calls.onDraw)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const computed = getComputedStyle(element)
    let colours = new Map<string, string>()
    const colourOf = (property: string) => {
      const known = colours.get(property) ?? computed.getPropertyValue(property).trim()
      colours.set(property, known)
      return known
    }
    const dataNow = (): UPlot.AlignedData => {
      const drawn = feed.since((feed.newest() ?? clock.now()) - windowMs)
      onDraw(drawn)
      return [drawn.times.map((time) => time / 1_000), ...drawn.values]
    }
    const sizeNow = () => ({ width: element.clientWidth, height })
    const plot = new UPlot(
      plotOptions({
        ...sizeNow(),
        windowSeconds: windowMs / 1_000,
        series,
        colourOf,
        tickText: (scale, value) => tickText(scale, value),
      }),
      dataNow(),
      element,
    )
    const pace = drawPace(clock, 1_000 / drawsPerSecond, () => plot.setData(dataNow()))
    const leave = feed.subscribe(pace.ask)
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth > 0) plot.setSize(sizeNow())
    })
    sizes.observe(element)
    const looks = new MutationObserver(() => {
      colours = new Map()
      plot.redraw(false, true)
    })
    looks.observe(document.documentElement, { attributeFilter: LOOK_ATTRIBUTES })
    const sight = new IntersectionObserver(([entry]) => pace.show(entry?.isIntersecting ?? true))
    sight.observe(element)

    return () => {
      leave()
      pace.stop()
      for (const observer of [sizes, looks, sight]) observer.disconnect()
      plot.destroy()
    }
  }, [feed, series, windowMs, height, drawsPerSecond, clock])

  return <div ref={host} className={styles.canvas} style={{ height }} />
}
