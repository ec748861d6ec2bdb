import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Ui/StatusBadge',
  component: StatusBadge,
  args: { of: gunStatus, code: gunStatus.code.charging },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.language === 'en' ? 'Charging' : '充电中')).toBeVisible()
  },
}

export const Tinted: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {gunStatus.codes.map((code) => (
        <StatusBadge key={code} of={gunStatus} code={code} look="tinted" />
      ))}
    </div>
  ),
}

/** A code of a later version is shown as itself, nothing as a dash. */
export const Unknown: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StatusBadge of={gunStatus} code={42} />
      <StatusBadge of={gunStatus} code={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42')).toBeVisible()
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
