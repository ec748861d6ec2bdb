import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alarmServer } from '../../../alarm/alarm.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './alarm-center.page.tsx'

export default {
  title: 'Apps/Console/Alarm center',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: alarmServer(12), grants: ['alarmCenter:query'], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** Closing asks how it was handled, and does not go on without an answer. */
export const Closing: Story = {
  parameters: { grants: ['alarmCenter:*', 'workOrder:dispatch'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: /^(Close|关闭)/ }))[0] ?? canvasElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Close alarm|关闭告警)$/ }))
    await waitFor(() =>
      expect(within(dialog).getByText(/Enter how it was handled|请填写处理说明/)).toBeVisible(),
    )
  },
}

/** All that is known of one alarm stands in the address. */
export const Opened: Story = {
  parameters: { grants: ['alarmCenter:*', 'workOrder:dispatch'], address: '/?open=5' },
  play: async () => {
    const drawer = await within(document.body).findByRole('dialog')
    await expect(await within(drawer).findByText(/check earthing|检查接地线/)).toBeVisible()
    await expect(within(drawer).getByRole('button', { name: /^(Dispatch|派单)$/ })).toBeVisible()
  },
}
