import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { boardServer } from '../../../station-monitor/monitor-server.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './station-overview.page.tsx'

export default {
  title: 'Apps/Console/Station overview monitor',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: boardServer(14), layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** A city's chip also counts the states of that city. */
export const Board: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
    const cities = canvas.getByRole('group', { name: /^(Cities|城市)$/ })
    await userEvent.click(within(cities).getByRole('button', { name: /^(Shenzhen|深圳)/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
    const states = canvas.getByRole('group', { name: /^(Service status|服务状态)$/ })
    await expect(within(states).getByRole('button', { name: /^(All|全部)/ })).toHaveTextContent('4')
  },
}
