import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ManualClock, manualClock } from '../../foundation/live/manual-clock.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { guide } from './live-chart.guide.ts'
import { LiveChart, type LiveChartProps } from './live-chart.tsx'
import { type LiveFeed, liveFeed } from './live-feed.ts'

const words = {
  label: ['Power of the site', '场站功率'],
  power: ['Power', '功率'],
  soc: ['Storage SOC', '储能 SOC'],
} as const

/** 10:00:00 of 1 July 2026 in UTC+8. */
const START = Date.UTC(2026, 6, 1, 2)

interface Scene {
  feed: LiveFeed
  clock: ManualClock
}

/** A feed with `count` seconds of values, and a clock that stands at the last of them. */
function sceneOf(count: number): Scene {
  const feed = liveFeed(2)
  const clock = manualClock(START)
  for (let second = 0; second < count; second++) feed.push(START + second * 1_000, pointAt(second))
  return { feed, clock }
}

function pointAt(second: number): number[] {
  return [
    1_010_000 + Math.round(Math.sin(second / 9) * 120 + Math.sin(second / 2.3) * 40) * 1_000,
    4_800 + second * 5,
  ]
}

function Chart({ scene, ...props }: { scene: Scene } & Partial<LiveChartProps>) {
  const say = useSay()
  const series = useMemo(
    () =>
      [
        { name: say(words.power), kind: 'area' },
        { name: say(words.soc), colour: 'teal', isSecond: true },
      ] as const,
    [say],
  )
  return (
    <LiveChart
      look="panel"
      label={say(words.label)}
      series={series}
      unit="power"
      windowMs={120_000}
      feed={scene.feed}
      clock={scene.clock}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Charts/LiveChart',
  component: LiveChart,
  render: Chart,
  parameters: { guide },
  args: { scene: sceneOf(120) },
} satisfies MetaAround<typeof Chart>

export default meta
type Story = StoryObj<typeof Chart>

/** How many pixels of the canvas are drawn. */
function inkOf(root: HTMLElement): number {
  const canvas = root.querySelector('canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let ink = 0
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) ink++
  return ink
}

/** A point reaches the canvas and, more slowly, the table behind it. */
export const Live: Story = {
  render: (args) => <Chart {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(inkOf(canvasElement)).toBeGreaterThan(2_000))
    const { feed, clock } = args.scene
    const second = (feed.last(1).times[0] ?? START) / 1_000 + 1
    clock.advance(5_000)
    feed.push(second * 1_000, [1_234_000, 7_700])
    clock.advance(5_000)
    await waitFor(() => expect(canvas.getByText('1,234')).toBeInTheDocument())
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
  },
}

/** Arrow keys move the cursor, and its point is spoken. */
export const ByKeyboard: Story = {
  args: { scene: sceneOf(120) },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(inkOf(canvasElement)).toBeGreaterThan(2_000))
    canvas.getByRole('application', { name: say(words.label, globals.language) }).focus()
    await userEvent.keyboard('{End}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(/^10:01:59, .* kW, /))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(spoken).toHaveTextContent(/^10:01:58, /))
  },
}

/** Another theme is drawn with its own colours, without a new value. */
export const ModeChange: Story = {
  args: { scene: sceneOf(60) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkOf(canvasElement)).toBeGreaterThan(1_000))
    const root = document.documentElement
    const mode = root.dataset.mode
    const picture = () => canvasElement.querySelector('canvas')?.toDataURL()
    const before = picture()
    root.dataset.mode = mode === 'dark' ? 'light' : 'dark'
    await waitFor(() => expect(picture()).not.toBe(before))
    if (mode === undefined) delete root.dataset.mode
    else root.dataset.mode = mode
  },
}

export const NothingYet: Story = {
  args: { scene: sceneOf(0) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
  },
}

export const Stale: Story = { args: { scene: sceneOf(120), state: { is: 'stale', since: '10:02:00' } } }

/** In full screen the drawing has the room of the screen. */
export const FullScreen: Story = {
  args: { scene: sceneOf(120) },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure')
    // A test may not fill the screen.
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: figure })
    document.dispatchEvent(new Event('fullscreenchange'))
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas')?.clientHeight).toBeGreaterThan(window.innerHeight - 160),
    )
    Reflect.deleteProperty(document, 'fullscreenElement')
    document.dispatchEvent(new Event('fullscreenchange'))
  },
}
