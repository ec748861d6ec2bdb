import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './gate.guide.ts'
import { Gate, GrantsProvider, GuardedButton } from './gate.tsx'

const meta = {
  title: 'Components/Actions/Gate',
  component: GrantsProvider,
  subcomponents: { Gate, GuardedButton },
  parameters: { guide },
  args: {
    grants: ['stationList:add', 'stationList:disable'],
    children: (
      <div style={{ display: 'flex', gap: 8 }}>
        <GuardedButton of="stationList:add" look="primary">
          Add
        </GuardedButton>
        <GuardedButton of="stationList:export">Export</GuardedButton>
        <GuardedButton of="stationList:disable" blockedReason="Two guns are charging">
          Disable
        </GuardedButton>
        <Gate of="stationList:delete">
          <p>Only for those who may delete</p>
        </Gate>
      </div>
    ),
  },
} satisfies Meta<typeof GrantsProvider>

export default meta
type Story = StoryObj<typeof meta>

/** What is forbidden is gone; what a state forbids stays and says why (spec 6.3, 6.4). */
export const Operator: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Disable' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByText(/Only for those/)).toBeNull()
  },
}

/** An empty list of actions removes every guarded control (spec 6.5). */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([])
  },
}

export const WholePage: Story = {
  args: { grants: ['stationList:*'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.getByText(/Only for those/)).toBeVisible()
  },
}
