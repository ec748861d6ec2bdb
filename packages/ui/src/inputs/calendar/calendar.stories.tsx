import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { guide } from './calendar.guide.ts'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { dayName, monthName, weekdayOf } from './days.ts'

function ChosenDay(args: CalendarProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Calendar
      {...args}
      value={value}
      onChoose={(chosen) => {
        setValue(chosen)
        args.onChoose(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  render: ChosenDay,
  parameters: { guide },
  args: { value: [], today: '2026-07-15', onChoose: fn() },
} satisfies MetaAround<typeof ChosenDay>

export default meta
type Story = StoryObj<typeof ChosenDay>

export const Today: Story = {
  play: async ({ args, canvas, globals }) => {
    const today = canvas.getByRole('button', { name: dayName('2026-07-15', globals.language) })
    await expect(today).toHaveAttribute('aria-current', 'date')
    const [first] = canvas.getAllByRole('columnheader')
    await expect(first).toHaveAttribute('abbr', globals.language === 'en' ? 'Monday' : '星期一')
    await userEvent.click(today)
    await expect(args.onChoose).toHaveBeenCalledWith(['2026-07-15'])
  },
}

/** Arrows, Home, End, Page Up and Shift with it, Enter and Space, as the ARIA practices have it. */
export const Keyboard: Story = {
  args: { value: ['2026-07-01'] },
  play: async ({ args, canvas, globals }) => {
    const at = (day: string) => canvas.getByRole('button', { name: dayName(day, globals.language) })
    const isAt = (day: string) => waitFor(() => expect(at(day)).toHaveFocus())
    at('2026-07-01').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await isAt('2026-06-30')
    await expect(canvas.getByRole('grid', { name: monthName('2026-06', globals.language) })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await isAt('2026-06-29')
    await userEvent.keyboard('{PageDown}')
    await isAt('2026-07-29')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await isAt('2025-07-29')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(['2025-07-29'])
    await userEvent.keyboard('{End}')
    await isAt('2025-08-03')
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith(['2025-08-03'])
  },
}

/** The name of the month leads to the months of the year, that of the year to ten years. */
export const FarAway: Story = {
  args: { value: ['2026-07-15'] },
  play: async ({ args, canvas, globals }) => {
    const at = (name: string | RegExp) => canvas.findByRole('button', { name })
    await userEvent.click(await at(new RegExp(`^${monthName('2026-07', globals.language)}.`)))
    await userEvent.click(await at(/^2026[,，]/))
    await userEvent.click(await at('2029'))
    await userEvent.click(await at(monthName('2029-02', globals.language)))
    await userEvent.click(await at(dayName('2029-02-28', globals.language)))
    await expect(args.onChoose).toHaveBeenCalledWith(['2029-02-28'])
  },
}

/** Days out of bounds and Sundays stay readable and cannot be chosen. */
export const Bounds: Story = {
  args: {
    min: '2026-07-06',
    max: '2026-07-24',
    isDisabled: (day) => weekdayOf(day) === 7,
    value: ['2026-07-08'],
  },
  play: async ({ args, canvas, globals }) => {
    for (const day of ['2026-07-05', '2026-07-12', '2026-07-25']) {
      const button = canvas.getByRole('button', { name: dayName(day, globals.language) })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Range: Story = { args: { value: ['2026-07-20', '2026-08-11'], isRange: true, months: 2 } }

export const Months: Story = { args: { value: ['2026-07-01'], unit: 'month', max: '2026-09' } }

export const Years: Story = { args: { value: ['2026-01-01'], unit: 'year', max: '2026-07-15' } }
