import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alarmServer } from '../../../alarm/alarm.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { failing } from '../../../stories/mock-server.ts'
import { Page } from './alarm-center.page.tsx'

const PAGE = 'operation-service/alarm/page'

export default {
  title: 'Console/Alarm center',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: alarmServer(12), grants: ['alarmCenter:query'], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** No right but to read: nothing can be done with an alarm. */
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('grid', { name: /Alarm center|告警中心/ })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^(Close|关闭|Export|导出)/ })).toBeNull()
  },
}

/** Closing asks how it was handled, and does not go on without an answer. */
export const Operator: Story = {
  parameters: { grants: ['alarmCenter:*', 'workOrder:dispatch'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: /^(Close|关闭)/ }))[0] ?? canvasElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Confirm|确定)$/ }))
    await waitFor(() =>
      expect(within(dialog).getByText(/Say how it was handled|请填写处理说明/)).toBeVisible(),
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

export const Empty: Story = { parameters: { server: alarmServer(0) } }

export const Failing: Story = {
  parameters: { server: { ...alarmServer(0), ...failing(500, PAGE) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/The server went wrong/)).toBeVisible()
  },
}
