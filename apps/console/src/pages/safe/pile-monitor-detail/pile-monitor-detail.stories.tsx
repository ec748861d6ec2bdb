import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { chargeTelemetry, pileEvents } from '../../../pile/charge.fixture.ts'
import { livePile, pileRow } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { Page } from './pile-monitor-detail.page.tsx'

const at = 'operation-service/monitor'
const server = {
  [`${at}/pileDetail`]: () => ({ ...pileRow(4), live: livePile(4) }),
  [`${at}/pileEvents`]: pageOf(pileEvents),
  [`${at}/telemetry`]: () => chargeTelemetry,
  [`${at}/bms`]: () => ({
    points: chargeTelemetry.points.map(({ time, W }) => ({ time, demandW: null, outputW: W })),
  }),
  'operation-service/pileCommand/page': pageOf([]),
}

export default {
  title: 'Apps/Console/Pile monitor detail',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server, address: '/?id=4', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Charging: Story = {
  parameters: { grants: ['PileMonitorDetail:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('application', { name: /Power and SOC|功率与 SOC/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^(Reset|重启)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Reset pile|重启电桩)$/ }))
    await waitFor(() => expect(dialog.getByText(/Enter why|请说明/)).toBeVisible())
  },
}

/** No right but to read, and no charge yet. */
export const Viewer: Story = {
  parameters: { server: { ...server, [`${at}/telemetry`]: () => ({ at: 0, order: null, points: [] }) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/No readings of a charge yet|暂无充电读数/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /^(Reset|重启)$/ })).toBeNull()
  },
}
