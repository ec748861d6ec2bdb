import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { comboTexts } from '../combobox/combobox.texts.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { TagsInput } from './tags-input.tsx'

interface Args {
  start: readonly string[]
  most?: number
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ start, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<readonly string[] | null>(start)
  return (
    <div style={{ maxWidth: 360 }}>
      <FieldFrame label={say(['Tags', '标签'])} error={error}>
        {(wiring) => <TagsInput {...rest} {...wiring} value={value} onChange={setValue} />}
      </FieldFrame>
      <samp>{value?.join('|')}</samp>
    </div>
  )
}

const meta = { title: 'Forms/TagsInput', component: Shown, args: { start: ['VIP'] } } satisfies Meta<
  typeof Shown
>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'bus{Enter}taxi,VIP{Enter}')
    await expect(canvas.getByText('VIP|bus|taxi')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(
      canvas.getByRole('button', { name: say(comboTexts.remove, globals.language, { label: 'VIP' }) }),
    )
    await expect(canvas.getByText('bus', { selector: 'samp' })).toBeVisible()
    await expect(input).toHaveFocus()
  },
}

export const Full: Story = {
  args: { start: ['bus', 'taxi'], most: 2 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'fleet{Enter}')
    await expect(canvas.getByText('bus|taxi')).toBeVisible()
  },
}

export const Failed: Story = { args: { error: 'choose at least 2' } }
export const ReadOnly: Story = { args: { start: ['bus', 'taxi'], readOnly: true } }
