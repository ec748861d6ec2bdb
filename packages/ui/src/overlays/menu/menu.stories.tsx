import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, ChevronDown, EllipsisVertical, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
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
      { id: 'disable', label: 'Disable', icon: <Ban />, disabledReason: 'Two guns are charging' },
      { id: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, separatorBefore: true },
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

/** Both arrows open it, also before its code is there. */
export const OpenedByArrow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await menuItem('Delete')
  },
}

/** Tab stays in it, also where an item is a link; a press beside it closes it and chooses nothing. */
export const PressedBeside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await menuItem('Personal profile')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('menu')).toHaveFocus()
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** A machine that is busy is slow, not wrong. */
const PATIENT = { timeout: 10_000 }

const pressEscape = (on: HTMLElement) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

/** Escape right after the press: before its code is drawn, and later before it listens. */
export const ClosedAtOnce: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    trigger.focus()
    flushSync(() => trigger.click())
    pressEscape(trigger)
    await import('./menu-overlay.tsx')
    await new Promise(requestAnimationFrame)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus(), PATIENT)

    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await menuItem('Delete')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const drawn = canvas.getByRole('button', { name: 'More' })
    drawn.click()
    await waitFor(() => expect(drawn).toHaveAttribute('aria-expanded', 'true'))
    pressEscape(drawn)
    await waitFor(() => expect(drawn).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(drawn).toHaveFocus(), PATIENT)
  },
}

/** An item that asks first: the focus goes to the question, however often it is chosen. */
export const AsksFirst: Story = {
  render: function AsksFirst(args) {
    const [isAsked, setAsked] = useState(false)
    const answer = () => setAsked(false)
    return (
      <>
        <Menu {...args} onChoose={() => setAsked(true)} />
        {isAsked && (
          <ConfirmDialog
            open
            title="Delete 4403-0001"
            action="Delete"
            danger
            onConfirm={answer}
            onCancel={answer}
          >
            Its orders stay.
          </ConfirmDialog>
        )}
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const _time of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: 'More', hidden: true }))
      await userEvent.click(await menuItem('Delete'))
      const cancel = await screen.findByRole('button', { name: 'Cancel' })
      await waitFor(() => expect(cancel).toHaveFocus())
      await userEvent.click(cancel)
      await waitFor(() => expect(cancel).not.toBeInTheDocument())
    }
  },
}

const COMMANDS = [
  'Start charging',
  'Stop charging',
  'Unlock connector',
  'Reserve gun',
  'Cancel reservation',
  'Read meter',
  'Read configuration',
  'Write configuration',
  'Send local list',
  'Set charging profile',
  'Clear charging profile',
  'Get diagnostics',
  'Update firmware',
  'Restart pile',
  'Restart pile and forget the transactions that are still queued on it',
]

/** A long one is scrolled, and long words wrap. An icon button gives its menu a name that says of what. */
export const Long: Story = {
  args: {
    label: 'Commands of 4403-0001',
    trigger: (
      <IconButton label="Commands">
        <EllipsisVertical />
      </IconButton>
    ),
    items: COMMANDS.map((label) => ({ id: label, label })),
    placement: 'bottom-start',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Commands' }))
    const last = await menuItem(/forget the transactions/)
    const menu = screen.getByRole('menu', { name: 'Commands of 4403-0001' })
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
    await expect(menu.scrollWidth).toBe(menu.clientWidth)
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{End}')
    const { bottom } = menu.getBoundingClientRect()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
