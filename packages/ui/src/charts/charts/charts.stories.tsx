import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { lightTexts } from './chart.texts.ts'
import { guide } from './charts.guide.ts'
import { Gauge } from './gauge.tsx'
import { Sparkline } from './sparkline.tsx'

const words = {
  loss: ['Loss rate', '损耗率'],
  load: ['Transformer load', '变压器负载率'],
} as const

const yesterday = [
  40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48,
]

const meta = {
  title: 'Components/Charts/Small',
  component: Sparkline,
  subcomponents: { Gauge },
  parameters: { guide },
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

export const Gauges: Story = {
  render: function Gauges() {
    const say = useSay()
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <Gauge label={say(words.loss)} value={520} max={1_200} limit={800} colour="rust" />
        <Gauge label={say(words.load)} value={9_640} max={12_000} limit={9_000} />
        <Gauge label={say(words.load)} value={null} max={10_000} />
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const [loss] = canvas.getAllByRole('meter', { name: say(words.loss, globals.language) })
    await expect(loss).toHaveAttribute('aria-valuetext', expect.stringContaining('5.2 %'))
    await expect(canvas.getAllByRole('meter')).toHaveLength(2)
    const load = say(words.load, globals.language)
    await expect(
      canvas.getByRole('img', { name: `${load}: ${say(lightTexts.unknown, globals.language)}` }),
    ).toBeVisible()
  },
}
