import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './one-time-code.guide.ts'
import { OneTimeCode } from './one-time-code.tsx'
import { OneTimeCodeField } from './one-time-code-field.tsx'

function Shown({ error, ...rest }: { error?: string; disabled?: boolean }) {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <FieldFrame label={say(['Code from the message', '短信验证码'])} error={error}>
      {(wiring) => <OneTimeCode {...rest} {...wiring} value={value} onChange={setValue} />}
    </FieldFrame>
  )
}

const meta = {
  title: 'Components/Forms/OneTimeCode',
  component: OneTimeCode,
  subcomponents: { OneTimeCodeField },
  render: Shown,
  parameters: { guide },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '12a345')
    await expect(input).toHaveValue('12345')
    await userEvent.type(input, '67')
    await expect(input).toHaveValue('123456')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Code: 12 34 56.')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
  },
}

export const Failed: Story = { args: { error: 'the code is wrong' } }
