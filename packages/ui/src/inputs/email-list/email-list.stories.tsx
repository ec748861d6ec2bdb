import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { guide } from './email-list.guide.ts'
import { type EmailItem, EmailListField, EmailListInput, emailListTexts } from './email-list-input.tsx'

interface Args {
  start: readonly string[]
  wrong?: number
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ start, wrong, error, ...rest }: Args) {
  const say = useSay()
  const [value, setValue] = useState<readonly EmailItem[] | null>(start.map((email) => ({ email })))
  return (
    <div style={{ maxWidth: 360 }}>
      <FieldFrame isGroup label={say(['Recipients', '收件邮箱'])} error={error}>
        {(wiring) => (
          <EmailListInput
            {...rest}
            {...wiring}
            isWrong={(index) => index === wrong}
            value={value}
            onChange={setValue}
          />
        )}
      </FieldFrame>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/EmailList',
  component: EmailListInput,
  subcomponents: { EmailListField },
  render: Shown,
  parameters: { guide },
  args: { start: [''] },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

/** The first row stays; a paste of several makes rows. */
export const Pasted: Story = {
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('textbox')
    if (!first) throw new Error('no input')
    await userEvent.click(first)
    await userEvent.paste('ops@skyline.cn; finance@skyline.cn, duty@skyline.cn')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
    const remove = (number: number) => say(emailListTexts.remove, globals.language, { number })
    await expect(canvas.queryByRole('button', { name: remove(1) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: remove(2) }))
    await expect(canvas.getAllByRole('textbox')[1]).toHaveValue('duty@skyline.cn')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** Ten is the end, and the button says so (spec 5.57, 9.15). */
export const Full: Story = {
  args: { start: Array.from({ length: 10 }, (_, index) => `duty${index + 1}@skyline.cn`) },
  play: async ({ canvas, globals }) => {
    const add = canvas.getByRole('button', { name: new RegExp(say(emailListTexts.add, globals.language)) })
    await expect(add).toHaveAccessibleDescription(say(emailListTexts.full, globals.language, { count: 10 }))
    await userEvent.click(add)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(10)
  },
}

export const Failed: Story = {
  args: { start: ['ops@skyline.cn', 'finance@'], wrong: 1, error: 'enter a valid e-mail address!' },
}
export const ReadOnly: Story = { args: { start: ['ops@skyline.cn', 'duty@skyline.cn'], readOnly: true } }
