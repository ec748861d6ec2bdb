import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './gun-bar.guide.ts'
import { GunBar } from './gun-bar.tsx'

const { idle, charging, preparing, full, reserved, alarm, fault, offline } = gunStatus.code

const meta = {
  title: 'Domain widgets/Network/GunBar',
  component: GunBar,
  parameters: { guide },
  args: {
    label: 'Shenzhen Airport',
    counts: [
      { status: idle, count: 13 },
      { status: preparing, count: 2 },
      { status: charging, count: 21 },
      { status: full, count: 3 },
      { status: offline, count: 3 },
      { status: alarm, count: 2 },
      { status: fault, count: 2 },
      { status: reserved, count: 2 },
    ],
  },
} satisfies Meta<typeof GunBar>

export default meta
type Story = StoryObj<typeof meta>

export const AllStatuses: Story = {
  render: (args) => (
    <div style={{ width: 280 }}>
      <GunBar {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('img', { name: /Shenzhen Airport/ })
    if (globals.language === 'en')
      await expect(bar).toHaveAccessibleName(/Charging 21, Preparing 2, Reserved 2/)
    else await expect(bar).toHaveAccessibleName(/充电中 21，准备中 2，已预约 2/)
  },
}

export const AllOffline: Story = {
  args: { label: 'Tianjin Binhai', counts: [{ status: offline, count: 20 }] },
  render: AllStatuses.render,
}

export const NoGuns: Story = { args: { label: 'New station', counts: [] }, render: AllStatuses.render }
