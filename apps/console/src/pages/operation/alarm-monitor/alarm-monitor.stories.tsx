import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alarmServer } from '../../../alarm/alarm.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './alarm-monitor.page.tsx'

export default {
  title: 'Apps/Console/Alarm monitor',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: alarmServer(9), grants: [], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** Who may only look sees the feed and the map, and no button that acts. */
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('region', { name: /^(Open alarms|未处理告警)$/ })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^(Claim|认领)/ })).toBeNull()
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
}

/** What is kept in sight comes first, whatever is worse. */
export const Operator: Story = {
  parameters: { grants: ['alarmMonitor:handle', 'workOrder:dispatch'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByRole('button', { name: /^(Claim|认领)/ })).length).toBeGreaterThan(0)
    const pins = await page.findAllByRole('button', { name: /^(Pin .* to the top|置顶)/ })
    await userEvent.click(pins.at(-1) ?? canvasElement)
    await userEvent.unhover(pins.at(-1) ?? canvasElement)
    await expect(
      page.getAllByRole('button', { name: /^(Pin .* to the top|置顶)/, pressed: true }),
    ).toHaveLength(1)
  },
}

export const Burst: Story = { parameters: { server: alarmServer(120), grants: ['alarmMonitor:handle'] } }
