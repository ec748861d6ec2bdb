import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './waterfall.guide.ts'
import { Waterfall } from './waterfall.tsx'

const words = {
  income: ['From gross fee to net income', '从总费用到净收入'],
  steps: ['Gross,Discounts,Coupons,Refunds,Channel fee,Net income', '总费用,折扣,优惠券,退款,通道费,净收入'],
} as const

const meta = {
  title: 'Components/Charts/Waterfall',
  component: Waterfall,
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

/** The last bar is the sum of all before it. */
export const WaterfallToNet: Story = {
  render: function WaterfallToNet() {
    const say = useSay()
    const names = say(words.steps).split(',')
    const values = [278_000_000, -8_400_000, -4_000_000, -2_150_000, -1_670_000, 0]
    return (
      <Waterfall
        look="panel"
        label={say(words.income)}
        steps={names.map((name, nth) => ({ name, value: values[nth] ?? 0, isTotal: nth === 5 }))}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const net = say(words.steps, globals.language).split(',')[5] ?? ''
    await expect(canvas.getByRole('row', { name: `${net} 2,617,800.00` })).toBeInTheDocument()
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(new RegExp(`^${net}, .*2,617,800.00`)))
    canvas.getByRole('application').blur()
  },
}

/** More went out than came in. */
export const WaterfallBelowZero: Story = {
  render: function WaterfallBelowZero() {
    const say = useSay()
    const names = say(words.steps).split(',')
    const values = [3_000_000, -2_400_000, -4_000_000, -150_000, -70_000, 0]
    return (
      <Waterfall
        look="panel"
        label={say(words.income)}
        steps={names.map((name, nth) => ({ name, value: values[nth] ?? 0, isTotal: nth === 5 }))}
      />
    )
  },
}
