import { period } from '@ampdeck/api/enumerations/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './period-chip.guide.ts'
import { PeriodChip } from './tariff-table.tsx'

const meta = {
  title: 'Components/Forms/PeriodChip',
  component: PeriodChip,
  parameters: { guide },
  args: { period: period.code.sharp },
} satisfies Meta<typeof PeriodChip>

export default meta
type Story = StoryObj<typeof meta>

/** Each period with its letter and its word; a code of a later version is shown as itself. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {[...period.codes, 9].map((code) => (
        <PeriodChip key={code} period={code} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const text = globals.language === 'en' ? 'SSharpPPeakFFlatVValley99' : '尖尖峰峰平平谷谷99'
    await expect(canvasElement).toHaveTextContent(text)
  },
}
