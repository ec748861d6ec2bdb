import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AreaChart } from './area-chart.tsx'

const today = [820, 700, 520, 380, 300, 340, 480, 640, 820, 980, 1010]
const yesterday = [
  760, 660, 500, 400, 320, 330, 450, 600, 780, 930, 960, 1020, 1110, 980, 820, 790, 860, 1060, 1100, 1120,
  1040, 980, 900, 820,
]

const meta = {
  title: 'Ui/AreaChart',
  component: AreaChart,
  args: {
    label: 'Energy today',
    unit: 'kWh',
    xLabels: yesterday.map((_, hour) => `${String(hour).padStart(2, '0')}:00`),
    series: [
      { name: 'Today', values: today },
      { name: 'Yesterday', values: yesterday, colour: 'prev' },
    ],
  },
} satisfies Meta<typeof AreaChart>

export default meta
type Story = StoryObj<typeof meta>

export const Energy: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-area-curve')).toHaveLength(2))
    await expect(canvas.getByRole('table', { name: 'Energy today, kWh' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: '11:00 – 1,020.0' })).toBeInTheDocument()
  },
}

export const OneSeries: Story = {
  args: { series: [{ name: 'Net income', values: today, colour: 'fee' }], unit: 'yuan' },
}
