import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextInput } from './text-input.tsx'

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { label: 'Seller number', required: true },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Large: Story = { args: { size: 'large', hint: 'It stands on your contract' } }

export const Failed: Story = {
  args: { error: 'cannot be empty' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Seller number/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('cannot be empty')
  },
}
