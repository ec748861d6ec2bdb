import { say } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { weekdayNames } from '../calendar/days.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './cycle.guide.ts'
import { cycleTexts } from './cycle.texts.ts'
import { type Cycle, cycleText } from './cycle.ts'
import { CycleField, CycleInput, type CycleOptions } from './cycle-input.tsx'

interface Args extends CycleOptions {
  start: Cycle | null
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<Cycle | null>(start)
  return (
    <div style={{ maxWidth: 520 }}>
      <FieldFrame isGroup label={say(['Patrol plan', '巡检计划'])} error={error}>
        {(wiring) => (
          <CycleInput
            {...rest}
            {...wiring}
            now={parseTimestamp('2026-07-01 10:00:00')}
            value={value}
            onChange={setValue}
          />
        )}
      </FieldFrame>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/CycleInput',
  component: CycleInput,
  subcomponents: { CycleField },
  render: Shown,
  parameters: { guide },
  args: { start: { kind: 'day', time: '09:00' } },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Weekly: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { language } = globals
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say(cycleTexts.kind, language) }),
      'week',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: weekdayNames(language)[4] }))
    // Each change is heard in words.
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      cycleText({ kind: 'week', weekdays: [1, 5], time: '09:00' }, language),
    )
    const runs = within(canvas.getByRole('list', { name: say(cycleTexts.next, language) }))
    await expect(runs.getAllByRole('listitem').map((run) => run.textContent)).toEqual([
      '2026-07-03 09:00',
      '2026-07-06 09:00',
      '2026-07-10 09:00',
    ])
  },
}

/** Nothing is chosen until somebody chooses. */
export const Nothing: Story = {
  args: { start: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say(cycleTexts.kind, globals.language) }),
      'month',
    )
    await expect(canvas.getByText('2026-08-01 09:00')).toBeVisible()
  },
}

export const Minutes: Story = {
  args: { start: { kind: 'minutes', every: 15 } },
  play: async ({ canvas, globals }) => {
    const every = canvas.getByRole('textbox', { name: say(cycleTexts.every, globals.language) })
    await userEvent.clear(every)
    await expect(canvas.getByText(say(cycleTexts.none, globals.language))).toBeVisible()
    await userEvent.type(every, '90')
    await expect(canvas.getByText('2026-07-01 10:30')).toBeVisible()
  },
}

/** Counted from a start that is not itself a run. */
export const EveryFewDays: Story = {
  args: { start: { kind: 'days', every: 30, from: '2026-07-01', time: '08:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-07-31 08:00')).toBeVisible()
  },
}

export const Monthly: Story = { args: { start: { kind: 'month', day: 28, time: '00:30' } } }
export const Failed: Story = {
  args: { start: { kind: 'week', weekdays: [], time: '09:00' }, error: 'choose at least 1' },
}
export const ReadOnly: Story = { args: { readOnly: true } }
