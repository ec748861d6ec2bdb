import { type RefObject, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import type { Clock } from '../../foundation/live/clock.ts'
import { drawPace } from './draw-pace.ts'
import type { LiveFeed } from './live-feed.ts'
import { type PlotSeries, plotOptions } from './plot-options.ts'

/** What of the root element changes colours. */
const LOOKS = ['data-mode', 'data-accent', 'data-colour-weak', 'class']

export interface PlotInput {
  feed: LiveFeed
  series: readonly PlotSeries[]
  windowMs: number
  height: number
  drawsPerSecond: number
  clock: Clock
  onCursor: (data: UPlot.AlignedData, index: number | null) => void
}

/**
 * Draws a feed into the element of the ref. The canvas is made anew only when what it shows changes its kind, never for
 * a value; while the chart is out of sight nothing is drawn.
 */
export function usePlot(
  host: RefObject<HTMLDivElement | null>,
  { feed, series, windowMs, height, drawsPerSecond, clock, onCursor }: PlotInput,
): RefObject<UPlot | null> {
  const plotRef = useRef<UPlot>(null)

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
    const windowOf = (): UPlot.AlignedData => {
      const newest = feed.last(1).times[0] ?? clock.now()
      const { times, values } = feed.since(newest - windowMs)
      return [times.map((time) => time / 1_000), ...values]
    }
    const plot = new UPlot(
      plotOptions({
        width: element.clientWidth,
        height,
        windowSeconds: windowMs / 1_000,
        series,
        colourOf,
        onCursor,
      }),
      windowOf(),
      element,
    )
    plotRef.current = plot
    const pace = drawPace(clock, 1_000 / drawsPerSecond, () => plot.setData(windowOf()))
    const leave = feed.subscribe(pace.ask)
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth > 0) plot.setSize({ width: element.clientWidth, height })
    })
    sizes.observe(element)
    const looks = new MutationObserver(() => {
      colours = new Map()
      plot.redraw(false, true)
    })
    looks.observe(document.documentElement, { attributeFilter: LOOKS })
    const sight = new IntersectionObserver(([entry]) => pace.show(entry?.isIntersecting ?? true))
    sight.observe(element)

    return () => {
      leave()
      pace.stop()
      sizes.disconnect()
      looks.disconnect()
      sight.disconnect()
      plot.destroy()
      plotRef.current = null
    }
  }, [host, feed, series, windowMs, height, drawsPerSecond, clock, onCursor])

  return plotRef
}
