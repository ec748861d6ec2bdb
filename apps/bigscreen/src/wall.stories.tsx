import { readServerTime } from '@ampdeck/api/server-clock'
import { HOUR } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NetworkSceneView } from './scenes/network/network-scene.tsx'
import type { Scene } from './scenes/scene.ts'
import { networkDay } from './testing/network-day.ts'
import { emptyNetworkView } from './testing/network-view.ts'
import { feedOf, inItsRoom, NOW, sourceOf, wallParameters } from './testing/room.tsx'
import { Wall } from './wall.tsx'

const seconds = (count: number) => count * 1_000

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** The network scene as it is, with a day that is no server's. */
const scenes: readonly Scene[] = [
  {
    id: 'network',
    title: ['Network', '全网态势'],
    needs: ['bigScreen:query'],
    Scene: ({ feed }) => {
      const source = { view: feed.view && networkDay(), since: feed.since, failure: feed.failure }
      return (
        <NetworkSceneView
          feed={feed}
          source={feed.view?.stations.length === 0 ? sourceOf(undefined) : source}
        />
      )
    },
  },
]

const meta = {
  title: 'Apps/Wall/Wall',
  component: Wall,
  decorators: [inItsRoom],
  args: {
    feed: feedOf(),
    grants: new Set(['bigScreen:query'] as const),
    address: { scenes, everyMs: 0 },
  },
  parameters: wallParameters,
  globals: { viewport: { value: 'wall' } },
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Live' : '实时')
    await expect(canvas.getByText('14:32:07')).toBeVisible()
    const stations = canvas.getByRole('list', {
      name: isEnglish ? 'Stations with their load' : '场站及其负荷',
    })
    await expect(within(stations).getAllByRole('listitem')).toHaveLength(24)
    await expect(stations).toHaveTextContent(isEnglish ? 'Longgang Bus Depot' : '龙岗公交')
    // The map's drawing arrives on demand.
    await expect(await canvas.findByText(isEnglish ? 'Pearl River Delta' : '珠三角')).toBeVisible()
    await expect(canvas.getByText('96.2')).toBeVisible()
    await expect(
      canvas.getByText(isEnglish ? /11 started in the last minute/ : /近一分钟启动 11/),
    ).toBeVisible()
    const ticker = canvas.getByRole('list', { name: isEnglish ? 'Latest orders' : '最新订单' })
    await expect(ticker).toHaveTextContent('粤B·D3***F')
    await expect(ticker).not.toHaveTextContent('D3827F')
  },
}

/** Charges that have just begun: lines fly to their stations, and a ring goes out from them. */
export const JustStarted: Story = { args: { feed: feedOf({ started: [3, 40, 190, 402, 611] }) } }

/** One rem is the window's width / 100; a second screen makes the wall wider, not its type larger (spec 9.24). */
export const TwoScreens: Story = {
  globals: { viewport: { value: 'twoScreens' } },
  play: async () => {
    const { innerWidth, innerHeight } = window
    await expect(fontSizeOf(document.documentElement)).toBeCloseTo(innerWidth / 100, 1)
    await expect(fontSizeOf(document.body)).toBeCloseTo(
      20 * Math.min(innerWidth / 1_920, innerHeight / 1_080),
      1,
    )
  },
}

/** The wall goes by the server's time, and says that the computer's clock is off. */
export const ComputerSlow: Story = {
  beforeEach: () => {
    const now = Date.now()
    const answerOf = (epoch: number) => new Headers({ date: new Date(epoch).toUTCString() })
    readServerTime(answerOf(now + 5 * HOUR), now, now)
    return () => readServerTime(answerOf(Date.now()), Date.now())
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(
        globals.language === 'en' ? 'This computer is 5 h 0 min slow' : '本机时钟慢 5 小时 0 分',
      ),
    ).toBeVisible()
  },
}

/** Values older than 30 s keep their place, grey and with their age. */
export const Stale: Story = {
  args: { feed: feedOf({ since: NOW - seconds(252), failure: 'server' }) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Delayed' : '数据延迟')
    await expect(canvas.getByText('4:12')).toBeVisible()
    await expect(canvas.getAllByText(isEnglish ? '4:12 old' : '4:12 前')).not.toHaveLength(0)
    await expect(canvas.getByText('50.94')).toBeVisible()
  },
}

/** Values older than 5 min are not shown any more. */
export const LinkLost: Story = {
  args: { feed: feedOf({ since: NOW - seconds(401), failure: 'network' }) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Connection lost' : '连接中断')
    await expect(canvas.getByText('6:41')).toBeVisible()
    await expect(canvas.queryByText('50.94')).toBeNull()
    await expect(
      canvas.getByText(isEnglish ? /^No data for 6:41\. Last / : /^已 6:41 没有数据/),
    ).toBeVisible()
  },
}

/** Before the first answer. */
export const Connecting: Story = {
  args: { feed: feedOf({ view: undefined }) },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Connecting' : '连接中')
    await expect(canvas.queryByText(isEnglish ? 'No stations yet' : '暂无场站')).toBeNull()
  },
}

/** A seller without stations and orders. */
export const Empty: Story = {
  args: { feed: feedOf({ view: emptyNetworkView() }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.language === 'en' ? 'No stations yet' : '暂无场站')).toBeVisible()
  },
}

/** The account may not see the wall. */
export const Forbidden: Story = {
  args: { feed: feedOf({ view: undefined, failure: 'forbidden' }) },
  play: async ({ canvas, globals }) => {
    const sentence = globals.language === 'en' ? /Sorry, you have no access to this page/ : /无权访问/
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
}
