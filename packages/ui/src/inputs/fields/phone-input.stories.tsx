import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { heldText } from './held-text.fixture.tsx'
import { guide } from './phone-input.guide.ts'
import { CardField, PhoneField, PhoneInput, type PhoneOptions } from './phone-input.tsx'

const Shown = heldText<PhoneOptions>(PhoneInput, { label: ['Phone', '电话'], maxWidth: 280 })

const meta = {
  title: 'Components/Forms/PhoneInput',
  component: PhoneInput,
  subcomponents: { PhoneField, CardField },
  render: Shown,
  parameters: { guide },
  args: { start: '' },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('+86 138-0013-8000')
    await expect(canvas.getByText('13800138000')).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('13800138000')
  },
}

export const Service: Story = {
  args: { kind: 'service' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '(0755) 8609 1234')
    await expect(canvas.getByText('075586091234')).toBeVisible()
  },
}

export const Failed: Story = { args: { start: '1390000', error: 'enter a correct mobile number' } }
export const Disabled: Story = { args: { start: '13800138000', disabled: true } }
export const ReadOnly: Story = { args: { start: '13800138000', readOnly: true } }
