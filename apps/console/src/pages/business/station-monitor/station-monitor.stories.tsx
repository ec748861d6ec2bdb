import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { parseTimestamp } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { boardServer } from '../../../station-monitor/monitor-server.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './station-monitor.page.tsx'

/** A station of the fixture at which every gun is idle. */
const QUIET = 5

/** A gun of the quiet station begins to charge, half a second after the board was read. */
const begins: LiveEvent = {
  type: 'gun',
  time: parseTimestamp('2026-07-01 10:00:00') + 500,
  sellerId: 1,
  stationId: QUIET,
  pileId: 1,
  gunId: QUIET * 100,
  status: gunStatus.code.charging,
  orderId: 1,
  live: { V: 400, A: 120, W: 48_000, Wh: 10, soc: 20, tempC: 30, ts: 0 },
}

export default {
  title: 'Apps/Console/Station monitor',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: boardServer(14), layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** A chip shows those stations alone, and the address says so. */
export const Board: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
    const [worst] = canvas.getAllByRole('article')
    await expect(worst).toHaveAttribute('data-service', 'alarm')
    await userEvent.click(canvas.getByRole('button', { name: /^(Offline|离线)/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

/** The stations of a group alone; the address says so, and a press on its cross shows all again. */
export const OneGroup: Story = {
  parameters: { address: '/?stationGroupId=3' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Clear Group|清除分组)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
  },
}

/** A gun is heard of: its card changes, and nothing was asked for. */
export const Heard: Story = {
  parameters: { server: boardServer(14, [begins]) },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: new RegExp(`(Shanghai|上海).*${QUIET}`) })
    await waitFor(() => expect(within(card).getByText('48')).toBeVisible())
  },
}

export const OneStation: Story = { parameters: { server: boardServer(1) } }

/** Cards out of sight are not drawn until they come into it. */
export const ThreeHundred: Story = {
  // The same card three hundred times: what axe says of it, it says of it in `Board`.
  parameters: { server: boardServer(300), a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBe(300))
  },
}

export const NothingMatches: Story = {
  parameters: { address: '/?name=nowhere' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reset filters|重置筛选)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
  },
}
