import type { LiveEvent } from '@ampdeck/api/events/live-event'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { liveOrder, orderServer } from './order-monitor.fixture.ts'
import { Page } from './order-monitor.page.tsx'

export default {
  title: 'Apps/Console/Live orders',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: orderServer(24), grants: [], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** What the stream tells of the first order replaces what the page has read. */
const told = (now: number): LiveEvent[] => {
  const { id, gunId } = liveOrder(1, now)
  const at = { time: now, sellerId: 1, stationId: 1, gunId, orderId: id }
  const live = { V: 640, A: 180, W: 115_200, Wh: 61_234, soc: 91, tempC: 34, ts: now }
  return [
    { ...at, type: 'gun', pileId: 1, status: 3, live },
    { ...at, type: 'order', orderStatus: 2, energyWh: 61_234, payableFen: 7_654, groupId: null },
  ]
}

export const Live: Story = {
  parameters: { server: orderServer(24, { events: told(Date.now()) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('91 %')).toBeVisible()
    await expect(await page.findByText(/76\.54/)).toBeVisible()
    await expect(await page.findByRole('heading', { name: /Starts and ends|启停动态/ })).toBeVisible()
  },
}

export const Narrowed: Story = { parameters: { address: '/?orderStatus=1&channel=2' } }

export const Huge: Story = { parameters: { server: orderServer(400), address: '/?pageSize=100' } }
