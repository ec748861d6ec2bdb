import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { LiveChart, type LiveFeed, liveFeed } from '@ampdeck/ui/live-chart'
import { createRoot } from 'react-dom/client'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

const CHARTS = 10
const POINTS = 1_000
const BEAT_MS = 100
const HEIGHT = 160
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('No root')

const valueAt = (chart: number, nth: number) =>
  1_000_000 + Math.round(Math.sin(nth / 23 + chart) * 300_000 + Math.sin(nth / 3.1) * 40_000)

if (new URLSearchParams(location.search).get('case') === 'ours') ours(root)
else plain(root)

function ours(host: HTMLElement): void {
  const series = [{ name: 'Power' }]
  const feeds = Array.from({ length: CHARTS }, () => liveFeed(1, POINTS))
  const push = (feed: LiveFeed, chart: number, nth: number, time: number) =>
    feed.push(time, [valueAt(chart, nth)])
  const start = Date.now()
  for (let nth = 0; nth < POINTS; nth++) {
    for (const [chart, feed] of feeds.entries()) push(feed, chart, nth, start - (POINTS - nth) * BEAT_MS)
  }
  createRoot(host).render(
    feeds.map((feed, chart) => (
      <LiveChart
        // biome-ignore lint/suspicious/noArrayIndexKey: ten charts that never move.
        key={chart}
        label={`Chart ${chart}`}
        feed={feed}
        series={series}
        unit="power"
        windowMs={POINTS * BEAT_MS}
        drawsPerSecond={10}
        height={HEIGHT}
      />
    )),
  )
  let nth = POINTS
  setInterval(() => {
    const time = Date.now()
    for (const [chart, feed] of feeds.entries()) push(feed, chart, nth, time)
    nth++
  }, BEAT_MS)
}

/** The same charts as somebody writes them who uses uPlot alone. */
function plain(host: HTMLElement): void {
  const start = Date.now()
  const all = Array.from({ length: CHARTS }, (_, chart) => {
    const times = Array.from({ length: POINTS }, (_, nth) => (start - (POINTS - nth) * BEAT_MS) / 1_000)
    const values = times.map((_, nth) => valueAt(chart, nth))
    const options = {
      width: 680,
      height: HEIGHT,
      series: [{}, { label: 'Power', stroke: '#2f62e6', width: 2 }],
    }
    return { times, values, plot: new UPlot(options, [times, values], host) }
  })
  let nth = POINTS
  setInterval(() => {
    const time = Date.now() / 1_000
    all.forEach(({ times, values, plot }, chart) => {
      times.push(time)
      values.push(valueAt(chart, nth))
      times.shift()
      values.shift()
      plot.setData([times, values])
    })
    nth++
  }, BEAT_MS)
}
