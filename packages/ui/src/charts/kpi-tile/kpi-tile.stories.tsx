import type { Meta, StoryObj } from '@storybook/react-vite'
import { Count } from '../../foundation/figure/count.tsx'
import { Delta } from '../../foundation/figure/delta.tsx'
import { Energy } from '../../foundation/figure/energy.tsx'
import { Money } from '../../foundation/figure/money.tsx'
import { Sparkline } from '../charts/sparkline.tsx'
import { KpiStrip, KpiTile } from './kpi-tile.tsx'

const values = [44, 32, 22, 15, 15, 20, 36, 50, 62, 66]
const previous = [
  40, 30, 22, 16, 14, 18, 30, 44, 56, 62, 60, 66, 70, 64, 52, 50, 54, 58, 62, 66, 68, 64, 58, 48,
]

const meta = {
  title: 'Figures/KpiTile',
  component: KpiTile,
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
