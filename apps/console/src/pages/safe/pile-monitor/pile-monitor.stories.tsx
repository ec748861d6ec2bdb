import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { livePile, startCommand } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { Page } from './pile-monitor.page.tsx'

const PAGE = 'operation-service/monitor/pilePage'
const withPiles = (count: number) => ({
  [PAGE]: pageOf(Array.from({ length: count }, (_, index) => livePile(index + 1))),
  'operation-service/monitor/pileCounts': () => [
    { status: 3, count: 9 },
    { status: 1, count: 11 },
    { status: 5, count: 2 },
  ],
  'config-service/station/selectAll': () => [],
  'config-service/pileType/selectAll': () => [],
})

export default {
  title: 'Apps/Console/Pile monitor',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: withPiles(12), grants: [], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** No right but to read: neither start nor stop is drawn. */
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('row', { name: /44030000010001/ })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^(Start|Stop|启动|停止) [A-Z]$/ })).toBeNull()
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}

/** A gun that charges shows its measures in its line, and nothing stands for what an idle one has not. */
export const Measures: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = within(await page.findByRole('row', { name: /44030000010004/ }))
    await expect(row.getByRole('button', { name: /0004-B.*kW.*V.*A.*°C/ })).toBeVisible()
    await expect(canvasElement.querySelector('tbody')).not.toHaveTextContent('–')
  },
}

/** Stopping many asks first, and names the guns. */
export const Operator: Story = {
  parameters: { grants: ['pileMonitor:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const pile of [/44030000010004/, /44030000010011/]) {
      const row = within(await page.findByRole('row', { name: pile }))
      await userEvent.click(row.getByRole('checkbox'))
    }
    await userEvent.click(page.getByRole('button', { name: /^(Remote stop|远程停止)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: /2/ }))
    await expect(dialog.getAllByText(/^4403000001\d{4}-[AB]$/)).toHaveLength(2)
  },
}

export const Starting: Story = {
  parameters: { grants: ['pileMonitor:*'] },
  play: async ({ canvasElement }) => {
    const [start] = await within(canvasElement).findAllByRole('button', { name: /^(Start|启动) A$/ })
    await userEvent.click(start as HTMLElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Start charge|启动充电)$/ }))
    await waitFor(() => expect(dialog.getByText(/Choose a payer|请选择付费账户/)).toBeVisible())
  },
}

const started = (after: ReturnType<typeof startCommand>) => ({
  grants: ['pileMonitor:*'],
  server: {
    ...withPiles(12),
    'operation-service/monitor/start': () => startCommand(1),
    'operation-service/pileCommand/page': pageOf([after]),
  },
})

async function startByCard(canvasElement: HTMLElement) {
  const [start] = await within(canvasElement).findAllByRole('button', { name: /^(Start|启动) A$/ })
  await userEvent.click(start as HTMLElement)
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: /^(Card|充电卡)$/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^(Card number|卡号)/ }), '1234567890123456')
  await userEvent.click(dialog.getByRole('button', { name: /^(Start charge|启动充电)$/ }))
  return dialog
}

/** After a start the dialog says what becomes of it, first that it is on its way. */
export const Started: Story = {
  parameters: started(startCommand(6)),
  play: async ({ canvasElement }) => {
    const dialog = await startByCard(canvasElement)
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(/The car is charging|车辆正在充电/),
    )
  },
}

/** And why there is no charge. */
export const Refused: Story = {
  parameters: started(startCommand(4, 'order.closed')),
  play: async ({ canvasElement }) => {
    const dialog = await startByCard(canvasElement)
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(/The charge did not begin|充电未能启动/),
    )
    await userEvent.click(dialog.getByRole('button', { name: /^(Try again|重试)$/ }))
    await expect(dialog.getByRole('button', { name: /^(Start charge|启动充电)$/ })).toBeVisible()
  },
}
