import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './limit-input.guide.ts'
import { LimitField, LimitInput } from './limit-input.tsx'
import type { UnitKind } from './unit-fields.tsx'

interface Args {
  kind: UnitKind
  start: number | null
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<number | null>(start)
  return (
    <div style={{ maxWidth: 360 }}>
      <FieldFrame label={say(['Amount', '金额上限'])} error={error}>
        {(wiring) => (
          <LimitInput
            {...rest}
            {...wiring}
            per={say(['per order', '每单'])}
            value={value}
            onChange={setValue}
          />
        )}
      </FieldFrame>
      <output>{String(value)}</output>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/LimitInput',
  component: LimitInput,
  subcomponents: { LimitField },
  render: Shown,
  parameters: { guide },
  args: { kind: 'yuan', start: 20_000 },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

/** Without a limit the wire says null; clearing the box brings back what was typed. */
export const NoLimit: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('200')
    await expect(input).toHaveAccessibleDescription(globals.language === 'en' ? 'yuan per order' : '元 每单')
    await userEvent.clear(input)
    await userEvent.type(input, '350.5')
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^null$/)
    await expect(input).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^35050$/)
  },
}

/** An emptied number is no limit, and the box says so. */
export const Emptied: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.click(document.body)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('8')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^800$/)
  },
}

/** More decimals than the unit has cannot be typed; groups may be pasted. */
export const Digits: Story = {
  args: { start: 0 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '12.345')
    await expect(input).toHaveValue('12.34')
    await userEvent.clear(input)
    await userEvent.paste('１,234.50')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^123450$/)
  },
}

export const Energy: Story = { args: { kind: 'energy', start: 60_000 } }

export const Failed: Story = { args: { start: 99_900_000, error: 'enter 1,000,000 or less' } }

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = { args: { readOnly: true } }
