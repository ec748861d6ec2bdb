import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { dateTexts } from '../calendar/date.texts.ts'
import { dayName } from '../calendar/days.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { guide } from './date-range-input.guide.ts'
import { DateRangeInput } from './date-range-input.tsx'
import type { RangeOptions } from './range-calendar.tsx'

const NOW = Date.parse('2026-07-14T16:30:00Z')

interface Args extends RangeOptions {
  from: string
  to: string
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ from, to, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState({ from, to })
  return (
    <div style={{ maxWidth: 320 }}>
      <FieldFrame isGroup label={say(['Valid', '有效期'])} error={error}>
        {(wiring) => <DateRangeInput {...rest} {...wiring} now={NOW} value={value} onChange={setValue} />}
      </FieldFrame>
      <output>{`${value.from}/${value.to}`}</output>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/DateRangeInput',
  component: DateRangeInput,
  subcomponents: { DateRangeField },
  render: Shown,
  parameters: { guide },
  args: { from: '', to: '' },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

const result = (canvas: ReturnType<typeof within>) => canvas.getByText(/^[-\d]*\/[-\d]*$/)
const open = async (canvas: ReturnType<typeof within>, language: 'en' | 'zh-CN') => {
  const name = say(dateTexts.openRange, language)
  await userEvent.click(canvas.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Shortcut: Story = {
  play: async ({ canvas, globals }) => {
    const panel = await open(canvas, globals.language)
    await userEvent.click(panel.getByRole('button', { name: say(dateTexts.lastMonth, globals.language) }))
    await expect(result(canvas)).toHaveTextContent('2026-06-01/2026-06-30')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ByMonths: Story = {
  args: { shortcuts: 'months' },
  play: async ({ canvas, globals }) => {
    const panel = await open(canvas, globals.language)
    await userEvent.click(panel.getByRole('button', { name: say(dateTexts.last12, globals.language) }))
    await expect(result(canvas)).toHaveTextContent('2025-08-01/2026-07-15')
  },
}

/** Two presses in either order. */
export const OnTheCalendar: Story = {
  args: { from: '2026-07-01', to: '2026-07-10' },
  play: async ({ canvas, globals }) => {
    const panel = await open(canvas, globals.language)
    const day = (text: string) => panel.getByRole('button', { name: dayName(text, globals.language) })
    await userEvent.click(day('2026-08-05'))
    await expect(panel.getByRole('status')).toHaveTextContent(say(dateTexts.pickLast, globals.language))
    await userEvent.click(day('2026-07-20'))
    await expect(result(canvas)).toHaveTextContent('2026-07-20/2026-08-05')
  },
}

export const Typed: Story = {
  play: async ({ canvas, globals }) => {
    const [from, to] = canvas.getAllByRole('textbox')
    if (!from || !to) throw new Error('no inputs')
    await expect(from).toHaveAccessibleName(say(dateTexts.from, globals.language))
    await userEvent.type(from, '20260701')
    await userEvent.type(to, '2026/7/31')
    await expect(result(canvas)).toHaveTextContent('2026-07-01/2026-07-31')
  },
}

export const Failed: Story = {
  args: { from: '2026-07-31', to: '2026-07-01', error: 'The last day lies before the first' },
}

export const Disabled: Story = { args: { from: '2026-07-01', to: '2026-07-31', disabled: true } }

export const ReadOnly: Story = { args: { from: '2026-07-01', to: '2026-07-31', readOnly: true } }
