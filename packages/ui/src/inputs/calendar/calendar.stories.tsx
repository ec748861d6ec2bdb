import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { dayName, monthName } from './day-names.ts'
import { weekdayOf } from './days.ts'

function ChosenDay(args: CalendarProps) {
  const [day, setDay] = useState(args.from)
  return (
    <Calendar
      {...args}
      from={day}
      to={args.to ?? day}
      onChoose={(chosen) => {
        setDay(chosen)
        args.onChoose(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Forms/Calendar',
  component: ChosenDay,
  args: { today: '2026-07-15', onChoose: fn() },
} satisfies Meta<typeof ChosenDay>

export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  play: async ({ args, canvas, globals }) => {
    const today = canvas.getByRole('button', { name: dayName('2026-07-15', globals.language) })
    await expect(today).toHaveAttribute('aria-current', 'date')
    const [first] = canvas.getAllByRole('columnheader')
    await expect(first).toHaveAttribute('abbr', globals.language === 'en' ? 'Monday' : '星期一')
    await userEvent.click(today)
    await expect(args.onChoose).toHaveBeenCalledWith('2026-07-15')
  },
}

/** Arrows, Home, End, Page Up and Shift with it, as the ARIA practices have it. */
export const Keyboard: Story = {
  args: { from: '2026-07-01', focusFirst: true },
  play: async ({ args, canvas, globals }) => {
    const at = (day: string) => canvas.getByRole('button', { name: dayName(day, globals.language) })
    await expect(at('2026-07-01')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(at('2026-06-30')).toHaveFocus()
    await expect(canvas.getByRole('grid', { name: monthName('2026-06', globals.language) })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(at('2026-06-29')).toHaveFocus()
    await userEvent.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}')
    await expect(at('2025-07-29')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('2025-07-29')
  },
}

/** Days out of bounds and Sundays stay readable and cannot be chosen. */
export const Bounds: Story = {
  args: {
    min: '2026-07-06',
    max: '2026-07-24',
    isDisabled: (day) => weekdayOf(day) === 7,
    from: '2026-07-08',
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

export const Range: Story = { args: { from: '2026-07-20', to: '2026-08-11', months: 2 } }
