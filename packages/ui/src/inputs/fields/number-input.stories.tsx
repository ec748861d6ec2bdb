import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type NumberRange, NumberRangeInput } from '../unit-fields/number-range-input.tsx'
import {
  CountField,
  DurationField,
  EnergyField,
  MoneyField,
  PercentField,
  PowerField,
  PriceField,
} from '../unit-fields/unit-fields.tsx'
import { FieldFrame } from './field-frame.tsx'
import { NumberField } from './number-field.tsx'
import { guide } from './number-input.guide.ts'
import { NumberInput, type NumberOptions } from './number-input.tsx'

interface Args extends NumberOptions {
  start: number | null
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<number | string | null>(start)
  return (
    <div style={{ maxWidth: 280 }}>
      <FieldFrame label={say(['Rated power', '额定功率'])} error={error}>
        {(wiring) => <NumberInput {...rest} {...wiring} value={value} onChange={setValue} />}
      </FieldFrame>
      <output>{JSON.stringify(value)}</output>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/NumberInput',
  component: NumberInput,
  subcomponents: {
    NumberRangeInput,
    NumberField,
    MoneyField,
    EnergyField,
    PowerField,
    PercentField,
    PriceField,
    DurationField,
    CountField,
  },
  render: Shown,
  parameters: { guide },
  args: { start: 120_000, unit: 'kW', scale: 1_000, digits: { whole: 6, decimals: 3 } },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

/** W on the wire, kW for people; a fourth decimal cannot be typed. */
export const Scaled: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('120')
    await expect(input).toHaveAccessibleDescription('kW')
    await userEvent.clear(input)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^null$/)
    await userEvent.type(input, '57.3456')
    await expect(input).toHaveValue('57.345')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^57345$/)
  },
}

/** Groups and full-width digits may be pasted; the number is written plainly once one leaves. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.paste('１,234.50')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1234500$/)
    await userEvent.tab()
    await expect(input).toHaveValue('1234.5')
  },
}

/** A comma before the decimals is a point, as half the world types it; never is 1,5 taken for 15. */
export const CommaBeforeDecimals: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '1,5')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1500$/)
    await userEvent.tab()
    await expect(input).toHaveValue('1.5')
  },
}

/** What is no number goes on as the text that it is, for the schema to refuse. */
export const NoNumber: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '12a')
    await expect(canvas.getByRole('status')).toHaveTextContent('"12a"')
    await userEvent.tab()
    await expect(input).toHaveValue('12a')
  },
}

/** At least and at most, of which either may stay open. */
export const Range: Story = {
  render: function Range(args) {
    const say = useSay()
    const [range, setRange] = useState<NumberRange>({ min: null, max: null })
    return (
      <div style={{ maxWidth: 360 }}>
        <NumberRangeInput
          unit={args.unit}
          scale={args.scale}
          digits={args.digits}
          aria-label={say(['Rated power', '额定功率'])}
          value={range}
          onChange={setRange}
        />
        <output>{JSON.stringify(range)}</output>
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const [name, most] = globals.language === 'en' ? ['Rated power', 'At most'] : ['额定功率', '最大值']
    await expect(canvas.getByRole('group', { name })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: most }), '60')
    await expect(canvas.getByRole('status')).toHaveTextContent('{"min":null,"max":60000}')
  },
}

export const Failed: Story = { args: { start: 2_000_000, error: 'enter 1,000 or less' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
