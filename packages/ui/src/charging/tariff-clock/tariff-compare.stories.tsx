import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { previousTariff, standardTariff } from './tariff.fixture.ts'
import { clockTexts } from './tariff-clock.texts.ts'
import { guide } from './tariff-compare.guide.ts'
import { TariffCompare } from './tariff-compare.tsx'

const meta = {
  title: 'Domain widgets/Network/TariffCompare',
  component: TariffCompare,
  parameters: { guide },
  args: {
    before: { label: 'GD-STD v2', periods: previousTariff },
    after: { label: 'GD-STD v3', periods: standardTariff },
  },
} satisfies Meta<typeof TariffCompare>

export default meta
type Story = StoryObj<typeof meta>

/** The new version outside, the old one inside, and in words what changes. */
export const Different: Story = {
  play: async ({ canvas, globals }) => {
    const [cheaper, sharp] = canvas.getAllByRole('listitem')
    const isEnglish = globals.language === 'en'
    await expect(sharp).toHaveTextContent(
      isEnglish ? '16:00–17:00Peak → Sharp+0.2984' : '16:00–17:00峰 → 尖+0.2984',
    )
    await expect(cheaper).toHaveTextContent(
      isEnglish ? '10:00–12:00Peak 1.5903 → 1.6203+0.0300' : '10:00–12:00峰 1.5903 → 1.6203+0.0300',
    )
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
}

export const Same: Story = {
  args: { before: { label: 'GD-STD v3', periods: standardTariff } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(clockTexts.same, globals.language))).toBeVisible()
  },
}

/** A version without rows has no price to compare with. */
export const AgainstNothing: Story = {
  args: { before: { label: 'GD-STD v1', periods: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(say(clockTexts.none, globals.language))
  },
}
