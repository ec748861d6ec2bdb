import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { dateTexts } from '../calendar/date.texts.ts'
import { dayName, monthName } from '../calendar/days.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { DateField, DateTimeField, MonthField, TimeField } from './date-fields.tsx'
import { guide } from './date-input.guide.ts'
import { DateInput, DateTimeInput, MonthInput } from './date-input.tsx'
import { TimeInput } from './time-input.tsx'

const onClose = fn()
const controls = { day: DateInput, dayTime: DateTimeInput, month: MonthInput, time: TimeInput }
/** Just past midnight of 2 July in UTC+8, still 1 July in Europe and America. */
const NOW = Date.parse('2026-07-01T16:30:00Z')

interface Args {
  kind: keyof typeof controls
  start: string
  min?: string
  max?: string
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ kind, start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<string | null>(start)
  const Control = controls[kind]
  return (
    <div style={{ maxWidth: 280 }}>
      <FieldFrame label={say(['Open from', '开放时间'])} error={error}>
        {(wiring) => <Control {...rest} {...wiring} now={NOW} value={value} onChange={setValue} />}
      </FieldFrame>
      <output>{value}</output>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/DateInput',
  component: DateInput,
  subcomponents: { DateField, DateTimeInput, DateTimeField, MonthInput, MonthField, TimeInput, TimeField },
  render: Shown,
  parameters: { guide },
  args: { kind: 'day', start: '' },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

/** Every usual writing is understood; leaving the field writes it properly. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const text of ['2026/7/1', '20260701', '2026年7月1日']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await expect(input).toHaveValue(text)
      await expect(canvas.getByRole('status')).toHaveTextContent(/^2026-07-01$/)
    }
    await userEvent.tab()
    await expect(input).toHaveValue('2026-07-01')
  },
}

/** A paste from a report, time and all. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('２０２６-０７-０１ 10:00:00')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2026-07-01$/)
  },
}

/** The day is that of UTC+8: at 16:30 of 1 July in London it is 2 July. */
export const Chosen: Story = {
  play: async ({ canvas, globals }) => {
    const name = say(dateTexts.openDay, globals.language)
    await userEvent.click(canvas.getByRole('button', { name }))
    const panel = within(await screen.findByRole('dialog', { name }))
    const today = panel.getByRole('button', { name: dayName('2026-07-02', globals.language) })
    await waitFor(() => expect(today).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-07-03')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** With its calendar, for the picture of the page. */
export const Parts: Story = {
  args: { start: '2026-07-10' },
  play: async ({ canvas, globals }) => {
    const name = say(dateTexts.openDay, globals.language)
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await screen.findByRole('dialog', { name })).toBeVisible()
  },
}

/** The arrow down opens, Escape closes and gives the focus back. */
export const Keys: Story = {
  args: { start: '2026-07-10', min: '2026-07-05', max: '2026-07-20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{PageDown}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('2026-07-10')
  },
}

/** In a drawer the calendar has the keys to itself: Tab stays in it, Escape closes it alone. */
export const InDrawer: Story = {
  // Open at once, it would cover the page of the component.
  tags: ['!autodocs'],
  args: { start: '2026-07-10' },
  render: (args) => (
    <Drawer open title="Station" onClose={onClose}>
      <Shown {...args} />
    </Drawer>
  ),
  play: async ({ globals }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Station' }))
    const input = await drawer.findByRole('textbox')
    const name = say(dateTexts.openDay, globals.language)
    await userEvent.click(drawer.getByRole('button', { name }))
    const panel = within(await screen.findByRole('dialog', { name }))
    const day = (text: string) => panel.getByRole('button', { name: dayName(text, globals.language) })
    await waitFor(() => expect(day('2026-07-10')).toHaveFocus())
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: say(dateTexts.today, globals.language) })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    await waitFor(() => expect(input).toHaveFocus())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name })).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.click(drawer.getByRole('heading', { name: 'Station' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { start: '2026-13-40', error: 'enter a correct date' } }

export const Disabled: Story = { args: { start: '2026-07-01', disabled: true } }

export const ReadOnly: Story = {
  args: { start: '2026-07-01', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

export const DateAndTime: Story = {
  args: { kind: 'dayTime', start: '2026-07-01 09:30:00' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-07-01 09:30')
    const name = say(dateTexts.openDayTime, globals.language)
    await userEvent.click(canvas.getByRole('button', { name }))
    const panel = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(panel.getByRole('button', { name: dayName('2026-07-04', globals.language) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-07-04 09:30:00')
    const time = panel.getByRole('textbox', { name: say(dateTexts.timeOfDay, globals.language) })
    await userEvent.clear(time)
    await userEvent.type(time, '1815')
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-07-04 18:15:00')
  },
}

export const Month: Story = {
  args: { kind: 'month', start: '2026-07', max: '2026-08' },
  play: async ({ canvas, globals }) => {
    const name = say(dateTexts.openMonth, globals.language)
    await userEvent.click(canvas.getByRole('button', { name }))
    const panel = within(await screen.findByRole('dialog', { name }))
    const cell = (month: string) => panel.getByRole('button', { name: monthName(month, globals.language) })
    await expect(cell('2026-09')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell('2026-05'))
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-05')
  },
}

export const Time: Story = {
  args: { kind: 'time', start: '09:30' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('10:00')
    await userEvent.clear(input)
    await userEvent.type(input, '745')
    await userEvent.tab()
    await expect(input).toHaveValue('07:45')
  },
}
