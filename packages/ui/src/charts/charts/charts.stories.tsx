import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { Ring } from './ring.tsx'
import { Sparkline } from './sparkline.tsx'

const yesterday = [
  40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48,
]

const meta = {
  title: 'Charts/Small',
  component: Sparkline,
  args: {
    label: 'Energy today by hour',
    values: [44, 32, 22, 15, 15, 20, 36, 50, 62, 66],
    previous: yesterday,
  },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Sparklines: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 20 }}>
      <Sparkline {...args} />
      <Sparkline {...args} colour="fee" label="Net income today by hour" />
      <Sparkline {...args} colour="teal" label="Utilisation today by hour" />
    </div>
  ),
}

export const GunsByStatus: Story = {
  render: function Guns() {
    const { language } = useLanguage()
    const counts = [245, 21, 7, 42, 336, 14, 7, 28]
    const keys = ['charging', 'preparing', 'reserved', 'full', 'idle', 'alarm', 'fault', 'offline'] as const
    return (
      <Ring
        label={language === 'en' ? 'Guns by status' : '充电枪状态'}
        segments={keys.map((key, index) => ({
          label: gunStatus.label(gunStatus.code[key], language),
          value: counts[index] ?? 0,
          colour: `gun-${key}-fill`,
          hatched: key === 'offline',
        }))}
      >
        <strong style={{ fontSize: 24 }}>700</strong>
      </Ring>
    )
  },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? /Charging 245/ : /充电中 245/
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}
