import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { guide } from './popover.guide.ts'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { guide },
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    children: (
      <div style={{ padding: 14, display: 'grid', gap: 8, justifyItems: 'start' }}>
        <p>Code, name, city and nine more.</p>
        <Button size="small">Reset</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Columns' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(getComputedStyle(dialog).borderRadius).toBe('8px')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Escape right after the press, before the focus has moved, and before the overlay listens. */
export const ClosedAtOnce: Story = {
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false)
    return <Popover {...args} open={isOpen} onOpenChange={setOpen} />
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    trigger.focus()
    trigger.click()
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** One that its parent draws open, because its code has only just come, has the focus as any other. */
export const OpenFromTheStart: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
