import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { previousTariff, standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { guide } from './period-strip.guide.ts'
import { PeriodBands, PeriodStrip, TimeAxis } from './period-strip.tsx'
import { minutesOf } from './spans-of.ts'

const meta = {
  title: 'Components/Charts/PeriodStrip',
  component: PeriodStrip,
  subcomponents: { PeriodBands, TimeAxis },
  parameters: { guide },
  args: { periods: standardTariff },
} satisfies Meta<typeof PeriodStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Every period is named with its price, drawn or not. */
export const Day: Story = {
  play: async ({ canvas, globals }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(items).toHaveLength(8)
    await expect(items[0]).toHaveTextContent(globals.language === 'en' ? 'Valley0.6625' : '谷0.6625')
    await expect(items[5]).toHaveTextContent('1.9187')
  },
}

/** The window of one charge, with both prices (picture 08). */
export const OneCharge: Story = {
  args: { from: minutesOf('09:36'), to: minutesOf('10:45'), price: 'parts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.6852 + 0.4500')).toBeVisible()
    await expect(canvas.getByText('1.1203 + 0.5000')).toBeVisible()
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 300 }}>
      <PeriodStrip {...args} />
    </div>
  ),
}

export const PastMidnight: Story = { args: { from: 1_380, to: 1_560 } }

export const WithoutSharp: Story = { args: { periods: previousTariff } }
