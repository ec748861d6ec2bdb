import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { monthName } from '../calendar/days.ts'
import { compareRange, type Period, rangeOfPeriod } from './period.ts'
import { guide } from './period-picker.guide.ts'
import { periodTexts } from './period-picker.texts.ts'
import { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx'

function Shown(args: PeriodPickerProps) {
  const [value, setValue] = useState<Period>(args.value)
  const { from, to } = rangeOfPeriod(value)
  const other = compareRange(value)
  return (
    <>
      <PeriodPicker {...args} value={value} onChange={setValue} />
      <output>{`${from}/${to}${other ? ` vs ${other.from}/${other.to}` : ''}`}</output>
    </>
  )
}

const meta = {
  title: 'Components/Forms/PeriodPicker',
  component: PeriodPicker,
  render: Shown,
  parameters: { guide },
  args: {
    value: { kind: 'month', start: '2026-07-01' },
    onChange: () => {},
    now: Date.parse('2026-07-14T16:30:00Z'),
    hasCompare: true,
  },
} satisfies Meta<typeof PeriodPicker>

export default meta
type Story = StoryObj<typeof meta>

/** One cannot walk beyond today, and walks back by whole months. */
export const Walk: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const next = canvas.getByRole('button', { name: say(periodTexts.next, globals.language) })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: say(periodTexts.previous, globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-06-01/2026-06-30')
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      monthName('2026-06', globals.language),
    )
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-07-01/2026-07-31')
  },
}

/** Changing the kind keeps today in view; the comparison goes along. */
export const Kinds: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'lastYear')
    await expect(canvas.getByRole('status')).toHaveTextContent('vs 2025-07-01/2025-07-31')
    await userEvent.click(canvas.getByRole('radio', { name: say(periodTexts.byWeek, globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2026-07-13/2026-07-19 vs 2025-07-14/2025-07-20',
    )
  },
}

export const Choose: Story = {
  play: async ({ canvas, globals }) => {
    const trigger = canvas.getByRole('button', { name: /2026/ })
    await userEvent.click(trigger)
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('button', { name: monthName('2026-03', globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-03-01/2026-03-31')
    await expect(trigger).toHaveFocus()
  },
}

export const Day: Story = { args: { value: { kind: 'day', start: '2026-07-15' } } }

export const Year: Story = {
  args: { value: { kind: 'year', start: '2026-01-01', compare: 'before' }, min: '2021-03-01' },
}
