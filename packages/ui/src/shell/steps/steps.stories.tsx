import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from './steps.guide.ts'
import { Steps, stepsTexts } from './steps.tsx'

const meta = {
  title: 'Components/Details/Steps',
  component: Steps,
  parameters: { guide },
  args: {
    label: 'Add station',
    current: 'location',
    steps: [
      { id: 'base', title: 'Base' },
      { id: 'location', title: 'Location' },
      { id: 'equipment', title: 'Equipment' },
      { id: 'price', title: 'Price' },
      { id: 'publish', title: 'Publish' },
    ],
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[0]).toHaveTextContent(say(stepsTexts.done, globals.language))
    await expect(items[4]).toHaveTextContent(say(stepsTexts.waiting, globals.language))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** What was done can be returned to; what waits cannot be jumped to. */
export const Returning: Story = {
  args: { current: 'price', onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /Equipment/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('equipment')
  },
}

export const Failed: Story = {
  args: {
    current: 'price',
    steps: [
      { id: 'base', title: 'Base' },
      { id: 'location', title: 'Location', state: 'failed' },
      { id: 'price', title: 'Price' },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
      say(stepsTexts.failed, globals.language),
    )
  },
}

export const AllDone: Story = { args: { current: undefined } }

/** On a phone only the current title is drawn; all are read aloud. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    if (!first || !second) throw new Error('no steps')
    await expect(within(first).getByText('Base').getBoundingClientRect().width).toBeLessThan(60)
    await expect(within(second).getByText('Location')).toBeVisible()
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(340)
  },
}
