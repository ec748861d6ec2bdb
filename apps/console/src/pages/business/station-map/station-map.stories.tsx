import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { boardServer } from '../../../station-monitor/monitor-server.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './station-map.page.tsx'

export default {
  title: 'Apps/Console/Station map',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: boardServer(14), layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** The chosen station stands beside the map with its guns. */
export const OneChosen: Story = {
  parameters: { address: '/?stations=3' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /Guangzhou 3|广州3|Shenzhen 3|深圳3/ }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /00000020001-A|0001-A/ }).length).toBe(1))
  },
}

export const ManyChosen: Story = {
  parameters: { address: '/?stations=3,4,5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(3 selected|已选 3 个)$/)).toBeVisible()
  },
}

/** What was chosen on the map is in the form already; only a name is wanted. */
export const SavedAsGroup: Story = {
  parameters: { address: '/?stations=3,4,5', grants: ['stationGroup:add'] },
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save as group|存为分组)$/ }))
    const form = within(await page.findByRole('dialog', { name: /Add station group|新增场站分组/ }))
    await expect(await form.findByRole('listbox', { name: /(Chosen, 3 rows|已选，共 3 项)/ })).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^(Name|名称)/ }), 'South')
    await userEvent.click(form.getByRole('button', { name: /^(Save|保存)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
