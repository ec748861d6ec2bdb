import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { chargeTelemetry, pileEvents } from '../../../pile/charge.fixture.ts'
import { livePile, pileRow } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { Page } from './pile-detail.page.tsx'

const at = 'operation-service/monitor'
const server = {
  'operation-service/configTemplate/known': () => [],
  'config-service/pile/get': () => pileRow(1),
  [`${at}/pileLive`]: () => livePile(1),
  [`${at}/pileEvents`]: pageOf(pileEvents),
  [`${at}/telemetry`]: () => chargeTelemetry,
  [`${at}/bms`]: () => ({ points: [] }),
  [`${at}/pileOrders`]: pageOf([
    {
      id: 1,
      orderNo: '202607010920004403000003',
      letter: 0,
      orderStatus: 2,
      startTime: '2026-07-01 09:20:00',
      endTime: null,
      energyWh: 24_300,
      payableFen: 2_912,
    },
  ]),
  [`${at}/pileAlarms`]: pageOf([]),
  [`${at}/pileWork`]: pageOf([]),
  [`${at}/frames`]: pageOf([
    { id: 1, time: '2026-07-01 09:59:48', isUp: true, action: 'Heartbeat', text: '[2,"71","Heartbeat",{}]' },
  ]),
}

export default {
  title: 'Apps/Console/Pile detail',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server, address: '/?id=1', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** The address at which a real pile connects, and the password that is never shown. */
export const Operator: Story = {
  parameters: { grants: ['pileList:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^ws.*\/ocpp\/44030000010001$/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^(Set password|设置密码)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'short')
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|保存)$/ }))
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('tab', { name: /^(Orders|订单)$/ }))
    await expect(await page.findByText('202607010920004403000003')).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: /^(Configuration|配置)$/ }))
    await expect(await page.findByText(/has not been read|尚未读取/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /password|密码/ })).toBeNull()
  },
}

export const Live: Story = { parameters: { address: '/?id=1&tab=live' } }
