import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './equipment-overview.page.tsx'
import { gunMatrix } from './matrix.fixture.ts'

const MATRIX = 'operation-service/monitor/gunMatrix'
const withGuns = (count: number) => ({
  [MATRIX]: () => gunMatrix(count),
  'config-service/station/selectAll': () => [
    { id: 1, code: '4403000001', name: '深圳机场站', nameEn: 'Shenzhen Airport' },
  ],
})

export default {
  title: 'Apps/Console/Equipment overview',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: withGuns(120), layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** A chip leaves the guns of its status; the counts stay those of all. */
export const OneStation: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const chip = await page.findByRole('button', { name: /^(Fault|故障) \d/ })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    const count = Number(within(chip).getByText(/\d/).textContent)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-gun]')).toHaveLength(count))
  },
}

/** By station, the worst first; the number of a pile is there for pointer and keyboard. */
export const Network: Story = {
  parameters: { server: withGuns(240) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const stations = within(await page.findByRole('list', { name: /^(All guns|全部充电枪)$/ }))
    await expect(stations.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    const [tile] = await stations.findAllByRole('button', { name: /0001-A/ })
    tile?.focus()
    await waitFor(() => expect(stations.getByText('0001-A')).toBeVisible())
  },
}

/** A large network: one listbox that says its counts, and what is filtered becomes tiles. */
export const TwentyThousandGuns: Story = {
  parameters: { server: withGuns(20_000) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('listbox', {}, { timeout: 10_000 })).toHaveAccessibleName(/\d{4}/)
    await expect(canvasElement.querySelectorAll('[data-gun]')).toHaveLength(0)
  },
}
