import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, LogOut, User } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { guide } from './menu.guide.ts'
import { Menu } from './menu.tsx'
import { menuItem } from './menu-item.fixture.ts'

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { guide },
  args: {
    label: 'More actions',
    trigger: (
      <Button>
        More <ChevronDown />
      </Button>
    ),
    items: [
      { id: 'profile', label: 'Personal profile', icon: <User />, href: '#profile' },
      { id: 'disable', label: 'Disable', disabledReason: 'Two guns are charging' },
      { id: 'delete', label: 'Delete', icon: <LogOut />, danger: true, separatorBefore: true },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await menuItem('Delete')
    await expect(getComputedStyle(screen.getByRole('menu', { name: 'More actions' })).borderRadius).toBe(
      '8px',
    )
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    // The menu moves the focus one frame after a key; no person is faster.
    await new Promise(requestAnimationFrame)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('delete'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}

export const DisabledItem: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const item = await menuItem(/Disable/)
    await expect(item).toHaveTextContent('Two guns are charging')
    await userEvent.click(item, { pointerEventsCheck: 0 })
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
