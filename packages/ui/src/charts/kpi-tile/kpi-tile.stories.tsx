import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Count, Delta, Energy, Money } from '../../foundation/figure/figures.tsx'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { lightTexts } from '../charts/chart.texts.ts'
import { Sparkline } from '../charts/sparkline.tsx'
import { guide } from './kpi-tile.guide.ts'
import { KpiStrip, KpiTile } from './kpi-tile.tsx'
import { TargetBar } from './target-bar.tsx'

const values = [44, 32, 22, 15, 15, 20, 36, 50, 62, 66]
const previous = [
  40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48,
]

const meta = {
  title: 'Components/Figures/KpiTile',
  component: KpiTile,
  subcomponents: { KpiStrip, TargetBar },
  parameters: { guide },
  args: { name: 'Energy', children: <Energy wh={41_260_000} decimals={0} /> },
} satisfies Meta<typeof KpiTile>

export default meta
type Story = StoryObj<typeof meta>

export const Strip: Story = {
  render: (args) => (
    <KpiStrip>
      <KpiTile
        {...args}
        delta={
          <>
            <Delta basisPoints={620} /> vs yesterday
          </>
        }
        chart={<Sparkline label="Energy today by hour" values={values} previous={previous} />}
      />
      <KpiTile name="Orders" delta={<Delta basisPoints={480} />}>
        <Count value={1_148} />
      </KpiTile>
      <KpiTile
        name="Net income"
        delta={<Delta basisPoints={790} />}
        chart={
          <Sparkline label="Net income today by hour" values={values} previous={previous} colour="fee" />
        }
      >
        <Money fen={4_731_080} />
      </KpiTile>
    </KpiStrip>
  ),
}

/** Without a figure the tile says why; an old one says from when it is. */
export const States: Story = {
  render: (args) => (
    <KpiStrip>
      <KpiTile {...args} state={{ is: 'loading' }} />
      <KpiTile {...args} name="Orders" state={{ is: 'stale', since: '09:41:07' }}>
        <Count value={1_148} />
      </KpiTile>
      <KpiTile {...args} name="Net income" state={{ is: 'forbidden' }} />
      <KpiTile {...args} name="Utilisation" state={{ is: 'failed' }} />
    </KpiStrip>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/09:41:07/)).toBeVisible()
    await expect(canvas.getByText(say(chartTexts.forbidden, globals.language))).toBeVisible()
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByText(/kWh|1,148/)).toHaveLength(1)
  },
}

/** On the way, passed, and nothing known. */
export const Targets: Story = {
  render: (args) => (
    <KpiStrip>
      {[266_000_000, 421_000_000, null].map((value) => (
        <KpiTile
          key={value}
          {...args}
          name="Net income, July"
          target={<TargetBar label="Target" value={value} target={390_000_000} />}
        >
          <Money fen={value} />
        </KpiTile>
      ))}
    </KpiStrip>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('meter', { name: 'Target' })).toHaveLength(2)
    const unknown = canvas.getByRole('img', { name: /^Target: / })
    await expect(unknown).toHaveAccessibleName(
      expect.stringContaining(say(lightTexts.unknown, globals.language)),
    )
  },
}
