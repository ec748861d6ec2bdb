import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from './menu-icon.guide.ts'
import { MenuIcon, menuIconNames } from './menu-icon.tsx'

const meta = {
  title: 'Foundations/MenuIcon',
  component: MenuIcon,
  parameters: { guide },
  args: { name: 'plug' },
} satisfies Meta<typeof MenuIcon>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 140px)', gap: 12 }}>
      {menuIconNames.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <MenuIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}

export const Unknown: Story = { args: { name: 'rocket' } }
