import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { HourClock } from './hour-clock.tsx'
import { guide } from './radar-chart.guide.ts'
import { RadarChart } from './radar-chart.tsx'

const words = {
  radar: ['Among all members', '与全体会员相比'],
  axes: [
    'Recency,Charges,Spend,Spend per charge,Valley share,Stations',
    '最近充电,充电次数,消费,次均消费,谷电占比,场站数',
  ],
  clock: ['Orders by hour', '分时订单'],
} as const

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

const meta = {
  title: 'Components/Charts/RadarChart',
  component: RadarChart,
  subcomponents: { HourClock },
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

/** Six shares of a whole; the dashed ring is the middle. */
export const Radar: Story = {
  render: function Radar() {
    const say = useSay()
    const values = [9_200, 7_400, 6_100, 3_800, 8_800, 2_000]
    return (
      <RadarChart
        look="panel"
        label={say(words.radar)}
        axes={say(words.axes)
          .split(',')
          .map((name, nth) => ({ name, value: values[nth] ?? 0 }))}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const name = say(words.axes, globals.language).split(',')[0] ?? ''
    await expect(canvas.getByRole('rowheader', { name })).toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: '92' })).toBeInTheDocument()
  },
}

/** The day as a clock: 00 on top. */
export const Clock: Story = {
  render: function Clock() {
    const say = useSay()
    const values = HOURS.map((_, hour) => (hour > 20 || hour < 2 ? 14 : hour === 12 ? 6 : hour % 3))
    return <HourClock look="panel" label={say(words.clock)} values={values} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
    await expect(canvas.getByRole('rowheader', { name: '22:00' })).toBeInTheDocument()
  },
}

export const ClockEmpty: Story = {
  render: function ClockEmpty() {
    const say = useSay()
    return <HourClock look="panel" label={say(words.clock)} values={HOURS.map(() => 0)} />
  },
}
