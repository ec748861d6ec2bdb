import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { OneTimeCode } from './one-time-code.tsx'

function Shown({
  error,
  ...rest
}: {
  onComplete: (code: string) => void
  error?: string
  disabled?: boolean
}) {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <FieldFrame label={say(['Code from the message', '短信验证码'])} error={error}>
      {(wiring) => <OneTimeCode {...rest} {...wiring} value={value} onChange={setValue} />}
    </FieldFrame>
  )
}

const meta = { title: 'Forms/OneTimeCode', component: Shown, args: { onComplete: fn() } } satisfies Meta<
  typeof Shown
>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '12a345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '6')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Code: 12 34 56.')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

export const Failed: Story = { args: { error: 'the code is wrong' } }
