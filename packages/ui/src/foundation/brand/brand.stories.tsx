import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './brand.guide.ts'
import { Brand } from './brand.tsx'

const meta = {
  title: 'Foundations/Brand',
  component: Brand,
  parameters: { guide },
  args: { brand: { name: 'Skyline Charging' } },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}

export const Large: Story = { args: { size: 'large' } }

/** Where there is no room for the name, the logo stands alone. */
export const Narrow: Story = {
  args: { style: { width: 80 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skyline Charging')).not.toBeVisible()
  },
}
