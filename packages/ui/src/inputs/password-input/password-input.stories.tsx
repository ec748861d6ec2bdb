import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './password-input.guide.ts'
import { passwordTexts } from './password-input.texts.ts'
import { PasswordField, PasswordInput, type PasswordOptions } from './password-input.tsx'

interface Args extends PasswordOptions {
  error?: string
  disabled?: boolean
}

function Shown({ error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <div style={{ maxWidth: 300 }}>
      <FieldFrame label={say(['New password', '新密码'])} error={error}>
        {(wiring) => <PasswordInput {...rest} {...wiring} value={value} onChange={setValue} />}
      </FieldFrame>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  subcomponents: { PasswordField },
  render: Shown,
  parameters: { guide },
  args: { rule: 'user' },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Strength: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(say(['New password', '新密码'], globals.language))
    const met = (count: number) => say(passwordTexts.met, globals.language, { met: count, count: 5 })
    await expect(canvas.getByText(met(0))).toBeVisible()
    await userEvent.type(input, 'Ampdeck')
    await expect(canvas.getByText(met(2))).toBeVisible()
    await userEvent.type(input, '@2026')
    await expect(canvas.getByText(met(5))).toBeVisible()
  },
}

export const Revealed: Story = {
  args: { rule: undefined },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(say(['New password', '新密码'], globals.language))
    await userEvent.type(input, 'Ampdeck')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: say(passwordTexts.show, globals.language) }))
    await expect(input).toHaveAttribute('type', 'text')
  },
}

export const Seller: Story = { args: { rule: 'seller' } }
export const Failed: Story = { args: { error: 'the two new passwords differ' } }
export const Disabled: Story = { args: { disabled: true } }
