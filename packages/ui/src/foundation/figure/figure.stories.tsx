import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './figure.guide.ts'
import { Figure } from './figure.tsx'
import { Count, Delta, deltaOf, Energy, Money, Percent, Power, PowerSum } from './figures.tsx'

const meta = {
  title: 'Components/Figures/Figure',
  component: Money,
  subcomponents: { Energy, Power, PowerSum, Percent, Count, Delta, Figure },
  parameters: { guide },
  args: { fen: 4_731_080 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

const column = { display: 'grid', gap: 8, justifyItems: 'end', width: 220 } as const

export const All: Story = {
  render: (args) => (
    <div style={column}>
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

/** The sum of several guns names those of which nobody knows the power. */
export const SumWithUnknown: Story = {
  render: () => (
    <div style={column}>
      <span data-testid="part">
        <PowerSum w={120_000} unknown={2} />
      </span>
      <span data-testid="none">
        <PowerSum w={0} unknown={3} />
      </span>
      <span data-testid="whole">
        <PowerSum w={0} unknown={0} />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('part')).toHaveTextContent('120 kW + 2 unknown')
    await expect(canvas.getByTestId('none')).toHaveTextContent('– + 3 unknown')
    await expect(canvas.getByTestId('whole')).toHaveTextContent('0 kW')
  },
}

/** What is not known is a dash, never a zero; a zero is a zero. */
export const Unknown: Story = {
  args: { fen: null },
  render: (args) => (
    <div style={column}>
      <Money {...args} />
      <Energy wh={null} />
      <Delta basisPoints={null} />
      <Money fen={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    const dashes = canvas.getAllByText('–')
    await expect(dashes).toHaveLength(3)
    for (const dash of dashes) await expect(dash).toHaveAttribute('data-empty')
    await expect(canvas.getByText('0.00')).not.toHaveAttribute('data-empty')
  },
}

/** Losses and corrections keep their place in the column: the minus sign is as wide as a digit. */
export const Negative: Story = {
  render: () => (
    <div style={column}>
      <Money fen={-2_000} />
      <Money fen={50_000} signed />
      <Money fen={-11_380} signed />
      <Energy wh={-1_500} />
      <Delta basisPoints={-10_000} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−20.00')).toBeVisible()
    await expect(canvas.getByText('+500.00')).toBeVisible()
    await expect(canvas.getByText('−113.80')).toBeVisible()
    await expect(canvas.getByText('−1.500')).toBeVisible()
    await expect(canvas.getByText(/−100 %/)).toHaveAttribute('data-news', 'bad')
  },
}

/** A sum is written out whole, however large; only `compact` cuts it, and keeps the whole as its tooltip. A change beyond ten times says no more than that. */
export const Large: Story = {
  render: () => (
    <div style={column}>
      <Money fen={123_456_789_012} />
      <Money fen={123_456_789_012} compact />
      <Money fen={-4_731_080_00} compact signed />
      <Energy wh={9_876_543_210} />
      <Energy wh={9_876_543_210} compact />
      <Delta basisPoints={1_234_567} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const isEnglish = globals.language === 'en'
    await expect(canvas.getByText('1,234,567,890.12')).not.toHaveAttribute('title')
    const cut = canvas.getByText(isEnglish ? '1.23' : '12.35')
    await expect(cut).toHaveTextContent(isEnglish ? '1.23 bn yuan' : '12.35 亿元')
    await expect(cut).toHaveAttribute('title', expect.stringContaining('1,234,567,890.12'))
    await expect(canvas.getByText(isEnglish ? '9.88' : '987.7')).toHaveTextContent(
      isEnglish ? '9.88 GWh' : '987.7 万 kWh',
    )
    await expect(canvas.getByText(/1,000 %/)).toHaveTextContent('↑> 1,000 %')
  },
}

/** K27: against the equal period before; a dash when that was zero. */
export const Compared: Story = {
  render: () => (
    <div style={column}>
      <Delta basisPoints={deltaOf(4_731_080, 4_384_690)} />
      <Delta basisPoints={deltaOf(100, 100)} />
      <Delta basisPoints={deltaOf(4_731_080, 0)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/7.9 %/)).toHaveTextContent('↑+7.9 %')
    await expect(canvas.getByText(/^0 %/)).toHaveAttribute('data-news', 'none')
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
