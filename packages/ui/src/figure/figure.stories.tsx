import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Count } from './count.tsx'
import { Delta } from './delta.tsx'
import { Energy } from './energy.tsx'
import { Money } from './money.tsx'
import { Power } from './power.tsx'

const meta = { title: 'Ui/Figure', component: Money, args: { fen: 4_731_080 } } satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 160 }}>
      <Money {...args} />
      <Energy wh={2_026_917} />
      <Power w={1_010_000} />
      <Count value={1_148} />
      <Delta basisPoints={620} />
      <Delta basisPoints={-80} />
      <Delta basisPoints={1_250} riseIs="bad" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('47,310.80')).toBeVisible()
    await expect(canvas.getByText(/6.2 %/)).toHaveAttribute('data-news', 'good')
    await expect(canvas.getByText(/12.5 %/)).toHaveAttribute('data-news', 'bad')
  },
}

/** What is not known is a dash, never a zero. */
export const Unknown: Story = {
  args: { fen: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('data-empty')
  },
}
